/// A value of a table of the tests.
enum Cell: Hashable, CustomStringConvertible {
  case null
  case number(Int64)
  case text([UInt8])

  static func text(_ text: String) -> Cell { .text(Array(text.utf8)) }

  var description: String {
    switch self {
    case .null: "NULL"
    case .number(let number): "\(number)"
    case .text(let bytes): String(reflecting: String(decoding: bytes, as: UTF8.self))
    }
  }
}

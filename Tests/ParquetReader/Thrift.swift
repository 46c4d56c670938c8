/// A value of Thrift's compact protocol, read without knowing what it means.
indirect enum Thrift: Equatable {
  case flag(Bool)
  case number(Int64)
  case bytes([UInt8])
  case list([Thrift])
  case structure([Int: Thrift])

  static func structure(from bytes: inout Bytes) throws -> Thrift {
    var fields: [Int: Thrift] = [:]
    var field = 0
    while true {
      let head = try bytes.next()
      if head == 0 { return .structure(fields) }
      field = head >> 4 == 0 ? Int(try bytes.zigzag()) : field + Int(head >> 4)
      try BadParquet.require(fields[field] == nil, "field \(field) is there twice")
      fields[field] = try value(of: head & 0x0F, from: &bytes)
    }
  }

  private static func value(of type: UInt8, from bytes: inout Bytes) throws -> Thrift {
    switch type {
    case 1: return .flag(true)
    case 2: return .flag(false)
    case 4, 5, 6: return .number(try bytes.zigzag())
    case 8: return .bytes(Array(try bytes.take(Int(try bytes.varint()))))
    case 9:
      let head = try bytes.next()
      let count = head >> 4 == 15 ? Int(try bytes.varint()) : Int(head >> 4)
      return .list(try (0..<count).map { _ in try value(of: head & 0x0F, from: &bytes) })
    case 12: return try structure(from: &bytes)
    default: throw BadParquet("no type \(type)")
    }
  }

  subscript(_ field: Int) -> Thrift? {
    guard case .structure(let fields) = self else { return nil }
    return fields[field]
  }

  var number: Int? {
    guard case .number(let number) = self else { return nil }
    return Int(number)
  }

  var text: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }

  var bytes: [UInt8]? {
    guard case .bytes(let bytes) = self else { return nil }
    return bytes
  }

  var list: [Thrift]? {
    guard case .list(let list) = self else { return nil }
    return list
  }

  var flag: Bool? {
    guard case .flag(let flag) = self else { return nil }
    return flag
  }
}

internal import EventStore

/// A JSON object a line: every key in every line, NULL as `null`, moments as RFC 3339.
package struct NDJSONFormat: TableFormat {
  private let keys: [[UInt8]]
  private let kinds: [TableColumn.Kind]
  private var moments = MomentWriter()

  /// Begins a file.
  ///
  /// - Parameter columns: The columns of its rows.
  package init(_ columns: [TableColumn]) {
    kinds = columns.map(\.kind)
    keys = columns.enumerated().map { place, column in
      Array("\(place == 0 ? "{" : ",")\"\(column.name)\":".utf8)
    }
  }

  package mutating func begin(into bytes: inout [UInt8]) {}

  package mutating func write(_ batch: TableBatch, into bytes: inout [UInt8]) {
    for row in 0..<batch.count {
      for place in keys.indices {
        bytes.append(contentsOf: keys[place])
        switch batch.columns[place] {
        case .numbers(let numbers): write(numbers[row], kinds[place], &bytes)
        case .optionalNumbers(let numbers, let isNull):
          if isNull[row] {
            bytes.append(contentsOf: Self.null)
          } else {
            write(numbers[row], kinds[place], &bytes)
          }
        case .texts(let texts):
          if texts.isNull[row] {
            bytes.append(contentsOf: Self.null)
          } else {
            bytes.append(jsonText: texts, row)
          }
        }
      }
      bytes.append(UInt8(ascii: "}"))
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  package mutating func end(into bytes: inout [UInt8]) {}

  private mutating func write(
    _ number: Int64, _ kind: TableColumn.Kind, _ bytes: inout [UInt8],
  ) {
    switch kind {
    case .moment:
      bytes.append(UInt8(ascii: "\""))
      moments.write(number, into: &bytes)
      bytes.append(UInt8(ascii: "\""))
    case .flag: bytes.append(flag: number)
    case .number, .text: bytes.append(decimal: number)
    }
  }

  private static let null = Array("null".utf8)
}

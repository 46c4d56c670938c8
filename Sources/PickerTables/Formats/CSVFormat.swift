internal import EventStore

/// Comma-separated values by RFC 4180: every text in quotes, NULL as nothing at all.
package struct CSVFormat: TableFormat {
  private let columns: [TableColumn]
  private let isForSpreadsheet: Bool
  private var moments = MomentWriter()

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - columns: The columns of its rows.
  ///   - spreadsheet: Whether a spreadsheet will open it: no text is a formula then, and a byte
  ///     order mark says that it is UTF-8.
  package init(_ columns: [TableColumn], spreadsheet: Bool = false) {
    self.columns = columns
    isForSpreadsheet = spreadsheet
  }

  package mutating func begin(into bytes: inout [UInt8]) {
    if isForSpreadsheet { bytes.append(contentsOf: "\u{FEFF}".utf8) }
    bytes.append(contentsOf: columns.map(\.name).joined(separator: ",").utf8)
    Self.endLine(&bytes)
  }

  package mutating func write(_ batch: TableBatch, into bytes: inout [UInt8]) {
    for row in 0..<batch.count {
      for place in columns.indices {
        if place > 0 { bytes.append(UInt8(ascii: ",")) }
        switch batch.columns[place] {
        case .numbers(let numbers): write(numbers[row], columns[place].kind, &bytes)
        case .optionalNumbers(let numbers, let isNull):
          if !isNull[row] { write(numbers[row], columns[place].kind, &bytes) }
        case .texts(let texts):
          if !texts.isNull[row] { write(texts[row], &bytes) }
        }
      }
      Self.endLine(&bytes)
    }
  }

  package mutating func end(into bytes: inout [UInt8]) {}

  private mutating func write(
    _ number: Int64, _ kind: TableColumn.Kind, _ bytes: inout [UInt8],
  ) {
    switch kind {
    case .moment: moments.write(number, into: &bytes)
    case .flag: bytes.append(flag: number)
    case .number, .text: bytes.append(decimal: number)
    }
  }

  private func write(_ text: ArraySlice<UInt8>, _ bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if isForSpreadsheet, text.beginsFormula { bytes.append(UInt8(ascii: "'")) }
    if text.contains(UInt8(ascii: "\"")) {
      for byte in text {
        if byte == UInt8(ascii: "\"") { bytes.append(byte) }
        bytes.append(byte)
      }
    } else {
      bytes.append(contentsOf: text)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func endLine(_ bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\r"))
    bytes.append(UInt8(ascii: "\n"))
  }
}

extension ArraySlice<UInt8> {
  /// Whether a spreadsheet could take the text for a formula (OWASP, CSV Injection).
  fileprivate var beginsFormula: Bool {
    switch first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0A,
      0x0D:
      true
    // The full-width forms of the first four.
    case 0xEF: ["\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}"].contains { starts(with: $0.utf8) }
    default: false
    }
  }
}

/// Comma-separated values by RFC 4180: every text in quotes, NULL as nothing at all.
package struct CSVFormat: TableFormat {
  private let columns: [TableColumn]
  private let kinds: [TableColumn.Kind]
  private var style: Style
  private var arena = CellArena()

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - columns: The columns of its rows.
  ///   - spreadsheet: Whether a spreadsheet will open it: no text is a formula then, and a byte
  ///     order mark says that it is UTF-8.
  package init(_ columns: [TableColumn], spreadsheet: Bool = false) {
    self.columns = columns
    kinds = columns.map(\.kind)
    style = Style(isForSpreadsheet: spreadsheet)
  }

  package mutating func begin(into bytes: inout [UInt8]) {
    if style.isForSpreadsheet { bytes.append(contentsOf: "\u{FEFF}".utf8) }
    bytes.append(contentsOf: columns.map(\.name).joined(separator: ",").utf8)
    bytes.append(contentsOf: Self.lineEnd)
  }

  package mutating func write(_ batch: TableBatch, into bytes: inout [UInt8]) {
    arena.removeAll()
    style.write(batch, kinds, into: &arena)
    arena.write(rows: batch.count, ending: Self.lineEnd, into: &bytes)
  }

  package mutating func end(into bytes: inout [UInt8]) {}

  private static let lineEnd = Array("\r\n".utf8)
}

extension CSVFormat {
  /// How RFC 4180 writes single values.
  private struct Style: CellStyle {
    let isForSpreadsheet: Bool
    private var moments = MomentWriter()

    init(isForSpreadsheet: Bool) { self.isForSpreadsheet = isForSpreadsheet }

    func writeLead(of column: Int, into bytes: inout [UInt8]) {
      if column > 0 { bytes.append(UInt8(ascii: ",")) }
    }

    func writeNull(into bytes: inout [UInt8]) {}

    mutating func writeMoment(_ microseconds: Int64, into bytes: inout [UInt8]) {
      moments.write(microseconds, into: &bytes)
    }

    func writeText(
      _ source: [UInt8], _ text: Range<Int>, isPlain: Bool, into bytes: inout [UInt8],
    ) {
      bytes.append(UInt8(ascii: "\""))
      if isForSpreadsheet, source[text].beginsFormula { bytes.append(UInt8(ascii: "'")) }
      if isPlain {
        bytes.append(contentsOf: source[text])
      } else {
        for place in text {
          let byte = source[place]
          if Self.isSpecial(byte) { bytes.append(byte) }
          bytes.append(byte)
        }
      }
      bytes.append(UInt8(ascii: "\""))
    }

    static func isSpecial(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") }
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

/// A JSON object a line: every key in every line, NULL as `null`, moments as RFC 3339.
package struct NDJSONFormat: TableFormat {
  private let kinds: [TableColumn.Kind]
  private var style: Style
  private var arena = CellArena()

  /// Begins a file.
  ///
  /// - Parameter columns: The columns of its rows.
  package init(_ columns: [TableColumn]) {
    kinds = columns.map(\.kind)
    style = Style(
      keys: columns.enumerated().map { place, column in
        Array("\(place == 0 ? "{" : ",")\"\(column.name)\":".utf8)
      })
  }

  package mutating func begin(into bytes: inout [UInt8]) {}

  package mutating func write(_ batch: TableBatch, into bytes: inout [UInt8]) {
    arena.removeAll()
    style.write(batch, kinds, into: &arena)
    arena.write(rows: batch.count, ending: Self.lineEnd, into: &bytes)
  }

  package mutating func end(into bytes: inout [UInt8]) {}

  private static let lineEnd = Array("}\n".utf8)
}

extension NDJSONFormat {
  /// How JSON writes single values.
  private struct Style: CellStyle {
    /// Each with its quotes and its colon, and what stands before it.
    let keys: [[UInt8]]
    private var moments = MomentWriter()

    init(keys: [[UInt8]]) { self.keys = keys }

    func writeLead(of column: Int, into bytes: inout [UInt8]) {
      bytes.append(contentsOf: keys[column])
    }

    func writeNull(into bytes: inout [UInt8]) { bytes.append(contentsOf: "null".utf8) }

    mutating func writeMoment(_ microseconds: Int64, into bytes: inout [UInt8]) {
      bytes.append(UInt8(ascii: "\""))
      moments.write(microseconds, into: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }

    func writeText(
      _ source: [UInt8], _ text: Range<Int>, isPlain: Bool, into bytes: inout [UInt8],
    ) {
      bytes.append(UInt8(ascii: "\""))
      if isPlain {
        bytes.append(contentsOf: source[text])
      } else {
        for place in text {
          let byte = source[place]
          if Self.isSpecial(byte) { Self.escape(byte, into: &bytes) } else { bytes.append(byte) }
        }
      }
      bytes.append(UInt8(ascii: "\""))
    }

    static func isSpecial(_ byte: UInt8) -> Bool {
      byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private static func escape(_ byte: UInt8, into bytes: inout [UInt8]) {
      bytes.append(UInt8(ascii: "\\"))
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
      case 0x0A: bytes.append(UInt8(ascii: "n"))
      case 0x0D: bytes.append(UInt8(ascii: "r"))
      case 0x09: bytes.append(UInt8(ascii: "t"))
      default:
        bytes.append(contentsOf: "u00".utf8)
        bytes.append(byte < 16 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
        bytes.append(contentsOf: String(byte & 15, radix: 16).utf8)
      }
    }
  }
}

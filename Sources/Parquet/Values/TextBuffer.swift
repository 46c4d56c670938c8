/// The texts of a column in the present row group: numbers of a dictionary as long as it pays, and
/// from then on the texts themselves.
struct TextBuffer: Sendable {
  private(set) var dictionary = TextDictionary()
  /// The first values, by their numbers in the dictionary.
  private(set) var indices: [UInt32] = []
  /// The values behind them, one behind the other.
  private(set) var bytes: [UInt8] = []
  private(set) var ends: [Int] = []
  /// The bytes of the values in `indices`, had they been written out.
  private var indexedSize = 0
  private var isClosed = false

  /// The memory held.
  var heldBytes: Int {
    dictionary.heldBytes + 4 * indices.capacity + bytes.capacity + 8 * ends.capacity
  }

  /// Takes the next texts.
  mutating func append(_ source: [UInt8], ends: [Int], nulls: [Bool]?, rows: Range<Int>) {
    let span = source.span
    var start = rows.lowerBound == 0 ? 0 : ends[rows.lowerBound - 1]
    for row in rows {
      let end = ends[row]
      precondition(
        start <= end && end <= source.count, "The ends of texts rise, and lie within the bytes")
      precondition(
        end - start <= ParquetWriter.longestText,
        "A text of \(end - start) bytes is too long for Parquet")
      if let nulls, nulls[row] {
        precondition(start == end, "A NULL has no bytes")
        continue
      }
      append(start..<end, of: source, span)
      start = end
    }
  }

  private mutating func append(_ text: Range<Int>, of source: [UInt8], _ span: Span<UInt8>) {
    if !isClosed {
      if let number = dictionary.number(of: text, in: span) {
        indices.append(number)
        indexedSize += 4 + text.count
        return
      }
      isClosed = true
      writeOutUnlessWorthwhile()
    }
    bytes.append(contentsOf: source[text])
    ends.append(bytes.count)
  }

  /// Gives the dictionary up where it saves too little; called before pages are made.
  mutating func writeOutUnlessWorthwhile() {
    let width = Self.width(of: dictionary.count)
    let asDictionary = dictionary.plainSize + indices.count * width / 8
    guard asDictionary >= indexedSize || (isClosed && dictionary.plainSize * 2 > indexedSize)
    else { return }
    // Values that stand behind the dictionary already keep it: the order is that of the rows.
    guard ends.isEmpty else { return }
    for index in indices {
      bytes.append(contentsOf: dictionary.bytes[dictionary.range(Int(index))])
      ends.append(bytes.count)
    }
    indices = []
    indexedSize = 0
    dictionary = TextDictionary()
    isClosed = true
  }

  /// The bits that numbers below a count take; readers expect one at least.
  static func width(of count: Int) -> Int {
    max(1, Int.bitWidth - max(count - 1, 0).leadingZeroBitCount)
  }
}

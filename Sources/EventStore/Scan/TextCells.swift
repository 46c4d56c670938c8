/// The texts of one column, one behind the other.
///
/// Most columns of a log are NULL in all rows of a batch; such a one takes no room and no time.
package struct TextCells: Sendable {
  /// Their bytes, UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// Where each ends in `bytes`, where the next one begins; empty while all are NULL.
  private var stops: [Int] = []
  /// Whether each is NULL, which has no bytes; empty while all are.
  private var nulls: [Bool] = []
  /// How many there are.
  package private(set) var count = 0
  /// How many are NULL.
  package private(set) var nullCount = 0

  package init() {}

  /// Makes a text of each value; nil is NULL.
  package init<Value>(_ values: [Value], _ text: (Value) -> String?) {
    for value in values { append(text(value)) }
  }

  /// Whether there is no text at all.
  package var areAllNull: Bool { nullCount == count }

  /// Where each ends in `bytes`.
  package var ends: [Int] { areAllNull ? Array(repeating: 0, count: count) : stops }

  /// Whether each is NULL.
  package var isNull: [Bool] { areAllNull ? Array(repeating: true, count: count) : nulls }

  /// The bytes of one; nil where it is NULL.
  package subscript(row: Int) -> ArraySlice<UInt8>? {
    areAllNull || nulls[row] ? nil : bytes[(row == 0 ? 0 : stops[row - 1])..<stops[row]]
  }

  /// Adds a NULL.
  package mutating func appendNull() {
    if nullCount < count {
      stops.append(bytes.count)
      nulls.append(true)
    }
    count += 1
    nullCount += 1
  }

  /// Adds a text; nil is NULL.
  package mutating func append(_ text: ArraySlice<UInt8>?) {
    guard let text else { return appendNull() }
    bytes.append(contentsOf: text)
    end()
  }

  /// Adds a text; nil is NULL.
  package mutating func append(_ text: String?) {
    guard let text else { return appendNull() }
    bytes.append(contentsOf: text.utf8)
    end()
  }

  /// Adds a text again and again.
  package mutating func append(_ text: String, times: Int) {
    for _ in 0..<times { append(text) }
  }

  /// Adds a text that is written byte by byte.
  mutating func append(_ write: (inout [UInt8]) -> Void) {
    write(&bytes)
    end()
  }

  /// Some of them.
  package func rows(_ rows: Range<Int>) -> TextCells {
    var some = TextCells()
    for row in rows { some.append(self[row]) }
    return some
  }

  /// Forgets all, and keeps the room that they took.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    stops.removeAll(keepingCapacity: true)
    nulls.removeAll(keepingCapacity: true)
    (count, nullCount) = (0, 0)
  }

  @inline(__always)
  private mutating func end() {
    if areAllNull { beginTexts() }
    stops.append(bytes.count)
    nulls.append(false)
    count += 1
  }

  /// Writes down the NULLs that were only counted.
  @inline(never)
  private mutating func beginTexts() {
    stops.append(contentsOf: repeatElement(0, count: count))
    nulls.append(contentsOf: repeatElement(true, count: count))
  }
}

/// The texts of one column, one behind the other.
package struct TextCells: Sendable {
  /// Their bytes, UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// Where each ends in `bytes`; it begins where the one before it ends.
  package private(set) var ends: [Int] = []
  /// Whether each is NULL, which has no bytes.
  package private(set) var isNull: [Bool] = []
  /// How many are NULL.
  package private(set) var nullCount = 0

  package init() {}

  /// Makes a text of each value; nil is NULL.
  package init<Value>(_ values: [Value], _ text: (Value) -> String?) {
    for value in values { append(text(value)) }
  }

  /// How many there are.
  package var count: Int { ends.count }

  /// The bytes of one.
  package subscript(row: Int) -> ArraySlice<UInt8> {
    bytes[(row == 0 ? 0 : ends[row - 1])..<ends[row]]
  }

  /// Adds a NULL.
  package mutating func appendNull() {
    ends.append(bytes.count)
    isNull.append(true)
    nullCount += 1
  }

  /// Adds a text.
  package mutating func append(_ text: ArraySlice<UInt8>?) {
    guard let text else { return appendNull() }
    bytes.append(contentsOf: text)
    end()
  }

  /// Adds a text.
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
    for row in rows { some.append(isNull[row] ? nil : self[row]) }
    return some
  }

  /// Forgets all, and keeps the room that they took.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    isNull.removeAll(keepingCapacity: true)
    nullCount = 0
  }

  private mutating func end() {
    ends.append(bytes.count)
    isNull.append(false)
  }
}

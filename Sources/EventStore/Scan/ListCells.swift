/// A column that records lists: how long each is, and what is in the short ones.
package struct ListCells: Sendable {
  /// How long each is.
  package private(set) var counts: [Int64] = []
  /// Each as JSON; NULL where it is empty, or too long to have been kept.
  package private(set) var lists = TextCells()

  package init() {}

  /// Adds a list whose elements were not kept.
  mutating func append(count: Int64) {
    counts.append(count)
    lists.appendNull()
  }

  /// Adds a list of one that is written byte by byte, as JSON.
  mutating func appendOne(_ write: (inout [UInt8]) -> Void) {
    counts.append(1)
    lists.append(write)
  }

  /// Adds a list that is written byte by byte, as JSON, and checks that a log has such lists.
  ///
  /// - Parameters:
  ///   - shape: What it must be.
  ///   - column: What the log calls the column.
  ///   - write: Writes it, as UTF-8.
  /// - Throws: `damaged` where it is something else, empty, or too long to have been kept.
  mutating func append(
    _ shape: ListShape, _ column: StaticString, _ write: (inout [UInt8]) -> Void,
  ) throws(StoreError) {
    let first = lists.bytes.count
    lists.append(write)
    guard let count = shape.count(lists.bytes[first...]) else {
      throw JSONListReader.broken(column)
    }
    try ListDecoding.requireShort(count, column)
    counts.append(Int64(count))
  }

  /// Forgets all, and keeps the room that they took.
  mutating func removeAll() {
    counts.removeAll(keepingCapacity: true)
    lists.removeAll()
  }
}

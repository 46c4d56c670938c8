package import PickerEvents

/// Some lives of picks, column by column.
package struct ChoiceBatch: Sendable {
  /// Lives of one session, one behind the other.
  package struct Run: Sendable {
    /// The session.
    package let session: SessionID
    /// Its rows.
    package let rows: Range<Int>
  }

  /// Which rows are of which session.
  package internal(set) var runs: [Run] = []
  package internal(set) var items = TextCells()
  package internal(set) var titles = TextCells()
  /// The events that picked them.
  package internal(set) var picked: [Int64] = []
  /// When.
  package internal(set) var pickedTimes: [Int64] = []
  package internal(set) var causes: [PickCause] = []
  /// How they ended; nil where they were held.
  package internal(set) var ends: [Choice.End?] = []
  /// When; 0 where they were held.
  package internal(set) var endedTimes: [Int64] = []
  package internal(set) var areCommitted: [Bool] = []

  package init() {}

  /// How many rows there are.
  package var count: Int { picked.count }

  /// Adds the picks of a life.
  mutating func append(
    _ life: ProjectedRows.Life, of rows: ProjectedRows, _ time: (picked: Int64, ended: Int64),
  ) {
    for item in rows.items[life.items] {
      items.append(item.id.string)
      titles.append((item.title ?? item.id.text).string)
      picked.append(Int64(life.picked))
      pickedTimes.append(time.picked)
      causes.append(life.cause)
      ends.append(life.end)
      endedTimes.append(time.ended)
      areCommitted.append(life.isCommitted)
    }
  }
}

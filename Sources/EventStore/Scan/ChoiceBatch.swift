package import PickerEvents

/// Some lives of picks, column by column: the same place in each column is of the same life.
package struct ChoiceBatch: Sendable {
  /// Which rows are of which session.
  package internal(set) var runs: [SessionRun] = []
  /// The ids of the items that were picked; none is NULL.
  package internal(set) var items = TextCells()
  /// Their titles, which are the ids where an item had none; none is NULL.
  package internal(set) var titles = TextCells()
  /// The sequences of the events that picked them.
  package internal(set) var picked: [Int64] = []
  /// When those happened, in microseconds since 1970, UTC.
  package internal(set) var pickedTimes: [Int64] = []
  /// How they were picked.
  package internal(set) var causes: [PickCause] = []
  /// How they ended; nil where they were held.
  package internal(set) var ends: [Choice.End?] = []
  /// When they ended, in microseconds since 1970, UTC; 0 where they were held.
  package internal(set) var endedTimes: [Int64] = []
  /// Whether the host got them when the session ended.
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

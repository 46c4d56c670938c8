internal import PickerEvents

/// The rows that somebody looks at, held weakly and in the order in which they were asked for.
struct RowRegistry {
  private struct Entry {
    weak var row: PickerRow?
  }

  private var entries: [Entry] = []
  /// Only looked up, never walked.
  private var places: [ItemID: Int] = [:]
  /// How many entries there may be before those of rows that are gone are thrown out.
  private var limit = 64
  /// Whether any row tells its place among the picks.
  var followsOrder = false

  /// How many entries there are, some perhaps of rows that are gone.
  var count: Int { entries.count }

  /// The row of an item, if somebody still holds it.
  subscript(_ item: ItemID) -> PickerRow? {
    places[item].flatMap { entries[$0].row }
  }

  /// All rows that somebody still holds.
  var all: [PickerRow] { entries.compactMap { $0.row } }

  /// Takes in a row that is not there.
  mutating func add(_ row: PickerRow) {
    if entries.count >= limit { sweep() }
    if let place = places[row.item] {
      entries[place].row = row
      return
    }
    places[row.item] = entries.count
    entries.append(Entry(row: row))
  }

  /// Throws out what is gone; the next time when there are twice as many as are left.
  private mutating func sweep() {
    entries.removeAll { $0.row == nil }
    places.removeAll(keepingCapacity: true)
    for (place, entry) in entries.enumerated() {
      if let row = entry.row { places[row.item] = place }
    }
    limit = max(64, 2 * entries.count)
  }
}

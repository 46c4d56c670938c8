internal import PickerEvents

/// Reads the lists of a row back (Documentation/Decisions/0001-key-and-position.md).
enum ListDecoding {
  /// Reads `added` or `removed`.
  static func items(
    _ cell: ListCell,
    item: ItemID?,
    column: StaticString,
  ) throws(StoreError) -> ShortList<ItemID> {
    switch cell {
    case .none: return ShortList([])
    case .count(1):
      guard let item else { throw itemMissing(column) }
      return ShortList([item])
    case .count(let count): return ShortList(count: try length(count, column))
    case .json(let json):
      var reader = JSONListReader(json, column: column)
      return ShortList(try short(try reader.texts(), column).map { ItemID($0) })
    }
  }

  /// Reads `evicted`.
  static func evictions(_ cell: ListCell) throws(StoreError) -> ShortList<Eviction> {
    switch cell {
    case .none: return ShortList([])
    case .count(let count): return ShortList(count: try length(count, "evicted"))
    case .json(let json):
      var reader = JSONListReader(json, column: "evicted")
      return ShortList(try short(try reader.evictions(), "evicted"))
    }
  }

  /// What is thrown of a list of the row's own item where there is none.
  static func itemMissing(_ column: StaticString) -> StoreError {
    .damage("column \(column) names the row's item, which is missing")
  }

  /// The length of a list that is too long to be kept.
  static func length(_ count: Int64, _ column: StaticString) throws(StoreError) -> Int {
    guard count > ShortList<ItemID>.limit, let count = Int(exactly: count) else {
      throw StoreError.damage("column \(column) holds \(count), which is no length of a long list")
    }
    return count
  }

  private static func short<Element>(
    _ list: [Element],
    _ column: StaticString,
  ) throws(StoreError) -> [Element] {
    try requireShort(list.count, column)
    return list
  }

  /// Checks that a list which is kept whole is of a length that is kept so.
  static func requireShort(_ count: Int, _ column: StaticString) throws(StoreError) {
    guard 1...ShortList<ItemID>.limit ~= count else {
      throw StoreError.damage("column \(column) holds a list of \(count), which is not kept so")
    }
  }
}

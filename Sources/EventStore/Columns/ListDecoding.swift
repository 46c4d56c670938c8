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
      guard let item else {
        throw StoreError.damage("column \(column) names the row's item, which is missing")
      }
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

  private static func length(_ count: Int64, _ column: StaticString) throws(StoreError) -> Int {
    guard count > ShortList<ItemID>.limit, let count = Int(exactly: count) else {
      throw StoreError.damage("column \(column) holds \(count), which is no length of a long list")
    }
    return count
  }

  private static func short<Element>(
    _ list: [Element],
    _ column: StaticString,
  ) throws(StoreError) -> [Element] {
    guard !list.isEmpty, list.count <= ShortList<ItemID>.limit else {
      throw StoreError.damage(
        "column \(column) holds a list of \(list.count), which is not kept so")
    }
    return list
  }
}

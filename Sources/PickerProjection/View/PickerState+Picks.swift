public import PickerEvents

extension PickerState {
  /// The picks, oldest first.
  ///
  /// - Complexity: O(picks).
  public var selected: [ItemID] { ids(of: selection.slots) }

  /// How many picks there are.
  ///
  /// - Complexity: O(1).
  public var pickCount: Int { selection.count }

  /// The newest picks, oldest of them first.
  ///
  /// - Parameter limit: How many at most.
  /// - Returns: The last of `selected`.
  /// - Complexity: O(limit).
  public func newestPicks(_ limit: Int) -> [ItemID] {
    var picks: [ItemID] = []
    var node = selection.newest
    while node != .none, picks.count < limit {
      picks.append(roster.id(of: selection[node].slot))
      node = selection.older(than: node)
    }
    return picks.reversed()
  }

  /// Whether an item is picked.
  ///
  /// - Parameter item: Any id.
  /// - Returns: The same as membership in `selected`.
  /// - Complexity: O(1).
  public func isPicked(_ item: ItemID) -> Bool {
    roster.slot(of: item).map { selection.isPicked($0) } ?? false
  }

  /// The picks that have no item, oldest first.
  ///
  /// - Complexity: O(picks).
  public var unresolved: [ItemID] { ids(of: selection.slots.filter { !roster.isRow($0) }) }

  /// The title of an item, or the id of a pick without one.
  ///
  /// - Parameter item: Any id.
  /// - Returns: Nil where the session never met the id.
  /// - Complexity: O(1).
  public func title(of item: ItemID) -> ExactText? {
    roster.slot(of: item).map { roster.item(in: $0).title }
  }

  /// The picks' titles in catalog order, joined by commas; nil without picks.
  ///
  /// - Complexity: O(picks log picks).
  public var summary: ExactText? {
    guard selection.count > 0 else { return nil }
    let titles = inCatalogOrder(selection.slots).map { roster.item(in: $0).title.string }
    return ExactText(titles.joined(separator: ", "))
  }

  /// The place of an item among the picks, from 1.
  ///
  /// - Parameter item: Any id.
  /// - Returns: Nil where it is not picked.
  /// - Complexity: O(picks).
  public func ordinal(of item: ItemID) -> Int? {
    guard let slot = roster.slot(of: item), selection.isPicked(slot) else { return nil }
    var ordinal = 1
    var node = selection.node(of: slot)
    while selection.older(than: node) != .none {
      node = selection.older(than: node)
      ordinal += 1
    }
    return ordinal
  }

  /// Whether an item is an enabled row of the catalog.
  ///
  /// - Parameter item: Any id.
  /// - Returns: False for a disabled row, an unresolved pick, and an id that is not known.
  /// - Complexity: O(1).
  public func canBePicked(_ item: ItemID) -> Bool {
    roster.slot(of: item).map { roster.isRow($0) && roster.isEnabled($0) } ?? false
  }

  /// Whether the catalog has an item.
  ///
  /// - Parameter item: Any id.
  /// - Returns: False for an unresolved pick too.
  /// - Complexity: O(1).
  public func hasItem(_ item: ItemID) -> Bool {
    roster.slot(of: item).map { roster.isRow($0) } ?? false
  }
}

public import PickerEvents

/// The order of the picks, in pieces whose cost does not grow with it.
extension PickerState {
  /// The next picks, oldest first.
  ///
  /// - Parameters:
  ///   - item: The pick that they come after; nil begins with the oldest.
  ///   - limit: How many at most.
  /// - Returns: A piece of `selected`; empty after the newest, and where the item is not picked.
  /// - Complexity: O(limit).
  public func picks(after item: ItemID? = nil, limit: Int) -> [ItemID] {
    var node = selection.oldest
    if let item {
      guard let slot = roster.slot(of: item), selection.isPicked(slot) else { return [] }
      node = selection.newer(than: selection.node(of: slot))
    }
    var picks: [ItemID] = []
    while node != .none, picks.count < limit {
      picks.append(roster.id(of: selection[node].slot))
      node = selection.newer(than: node)
    }
    return picks
  }

  /// A number that grows along the selection, oldest pick first; it stays while the pick does.
  ///
  /// - Parameter item: Any id.
  /// - Returns: Nil where it is not picked.
  /// - Complexity: O(1).
  package func age(of item: ItemID) -> UInt64? {
    guard let slot = roster.slot(of: item), selection.isPicked(slot) else { return nil }
    return selection[selection.node(of: slot)].stamp
  }

  /// The places of several items among the picks, from 1.
  ///
  /// - Parameter items: Any ids.
  /// - Returns: A place for each that is picked.
  /// - Complexity: O(picks + items), one walk for all of them.
  package func ordinals(of items: [ItemID]) -> [ItemID: Int] {
    // Only looked up, never walked.
    var wanted: [Slot: ItemID] = [:]
    for item in items {
      guard let slot = roster.slot(of: item), selection.isPicked(slot) else { continue }
      wanted[slot] = item
    }
    var ordinals: [ItemID: Int] = [:]
    var ordinal = 1
    var node = selection.oldest
    while node != .none, ordinals.count < wanted.count {
      if let item = wanted[selection[node].slot] { ordinals[item] = ordinal }
      node = selection.newer(than: node)
      ordinal += 1
    }
    return ordinals
  }
}

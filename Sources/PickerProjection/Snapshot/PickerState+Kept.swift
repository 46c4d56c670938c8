package import PickerEvents

extension PickerState {
  /// Goes from the state after the opening to one that was kept.
  ///
  /// - Parameter kept: What a store kept of this session.
  /// - Returns: The state, or nil where what was kept makes no sense.
  /// - Complexity: O(items + picks), with the items of what made the catalog; a few bytes for each.
  package func restored(from kept: KeptState) -> PickerState? {
    guard let snapshot = Snapshot(kept) else { return nil }
    return restored(snapshot, kept)?.state
  }
}

extension Snapshot {
  /// Reads a snapshot that is kept with an event; nil where it is none of that event.
  init?(_ kept: KeptState) {
    self.init(kept.snapshot.bytes)
    guard sequence == kept.snapshot.sequence, sequence == kept.event.sequence else { return nil }
  }
}

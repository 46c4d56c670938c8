package import PickerEvents

extension PickerState {
  /// Goes from the state after the opening to one that was kept.
  ///
  /// - Parameters:
  ///   - kept: What a store kept of this session.
  ///   - receipt: What was recorded with its event.
  /// - Returns: The state, or nil where what was kept makes no sense.
  /// - Complexity: O(items + picks); a few bytes for each item.
  package func restored(
    from kept: ProjectedRows.Snapshot, _ receipt: Receipt,
  ) -> PickerState? {
    guard let snapshot = Snapshot(kept.bytes), snapshot.sequence == kept.sequence else {
      return nil
    }
    return restored(snapshot, receipt)
  }
}

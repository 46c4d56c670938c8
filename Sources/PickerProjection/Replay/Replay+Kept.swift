package import PickerEvents

extension Replay {
  /// Goes on from a state that was kept; nil where that makes no sense.
  ///
  /// The outcome of its event is not known; it reads as accepted without changes.
  ///
  /// - Parameters:
  ///   - opening: The first event of the session.
  ///   - kept: A state of the session.
  ///   - receipt: What was recorded with its event.
  package init?(_ opening: Opening, at kept: ProjectedRows.Snapshot, _ receipt: Receipt) {
    guard let opened = try? PickerState(opening) else { return nil }
    self.init(after: opened, at: kept, receipt)
  }

  /// Goes on from a state that was kept; nil where that makes no sense.
  ///
  /// - Parameters:
  ///   - opened: The state after the opening.
  ///   - kept: A state of the session.
  ///   - receipt: What was recorded with its event.
  package init?(after opened: PickerState, at kept: ProjectedRows.Snapshot, _ receipt: Receipt) {
    guard let state = opened.restored(from: kept, receipt) else { return nil }
    self.init(state, at: kept.sequence)
  }
}

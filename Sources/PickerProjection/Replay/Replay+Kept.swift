package import PickerEvents

extension Replay {
  /// Goes on from a state that was kept; nil where that makes no sense.
  ///
  /// The outcome of its event is not known; it reads as accepted without changes.
  ///
  /// - Parameters:
  ///   - opening: The first event of the session.
  ///   - kept: A state of the session.
  package init?(_ opening: Opening, at kept: KeptState) {
    guard let opened = try? PickerState(opening) else { return nil }
    self.init(after: opened, at: kept)
  }

  /// Goes on from a state that was kept; nil where that makes no sense.
  ///
  /// - Parameters:
  ///   - opened: The state after the opening.
  ///   - kept: A state of the session.
  package init?(after opened: PickerState, at kept: KeptState) {
    guard let state = opened.restored(from: kept) else { return nil }
    self.init(state, at: kept.snapshot.sequence)
  }
}

package import PickerEvents

/// A state that was kept on the way, with what is needed to go on from it.
package struct KeptState: Sendable {
  /// The first event of the session.
  package let opening: RecordedEvent
  /// The state.
  package let snapshot: ProjectedRows.Snapshot
  /// The event after which it was kept.
  package let event: RecordedEvent
}

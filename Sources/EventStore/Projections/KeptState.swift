package import PickerEvents

/// A state that was kept on the way; with the opening, a session goes on from it.
package struct KeptState: Sendable {
  /// The state.
  package let snapshot: ProjectedRows.Snapshot
  /// The event after which it was kept.
  package let event: RecordedEvent
}

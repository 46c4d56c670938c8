/// A state that was kept on the way; with the opening, a session goes on from it.
package struct KeptState: Sendable {
  /// The state.
  package var snapshot: ProjectedRows.Snapshot
  /// The event after which it was kept.
  package var event: RecordedEvent
  /// The events that made the catalog what it is in this state, in order.
  package var makers: [RecordedEvent]

  package init(
    snapshot: ProjectedRows.Snapshot, event: RecordedEvent, makers: [RecordedEvent] = [],
  ) {
    self.snapshot = snapshot
    self.event = event
    self.makers = makers
  }
}

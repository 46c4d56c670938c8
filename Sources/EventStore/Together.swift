public import PickerEvents

/// Appends batches that are kept together; see `EventStore.appendTogether`.
public struct Together: Sendable {
  let store: EventStore

  /// Appends events to a session.
  ///
  /// - Parameters:
  ///   - events: What happened, at least one event.
  ///   - session: The session that it happened in.
  ///   - expected: Where the session must stand.
  ///   - ending: How the last event ends the session; nil where it goes on.
  /// - Throws: As `EventStore.append`; then nothing of all batches should be kept.
  public func append(
    _ events: [RecordedEvent],
    to session: SessionID,
    expecting expected: ExpectedVersion,
    ending: Ending? = nil,
  ) throws(StoreError) {
    let batch = try store.batch(events, to: session, expecting: expected, ending: ending)
    try store.use { (connection) throws(StoreError) in try connection.appendTogether(batch) }
  }
}

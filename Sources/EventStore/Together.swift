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
  /// - Returns: Whether the events were written, or stood there already, be it from an earlier batch
  ///   of these.
  /// - Throws: As `EventStore.append`; then nothing of all batches should be kept.
  @discardableResult
  public func append(
    _ events: [RecordedEvent],
    to session: SessionID,
    expecting expected: ExpectedVersion,
    ending: Ending? = nil,
  ) throws(StoreError) -> AppendResult {
    let batch = try store.batch(events, to: session, expecting: expected, ending: ending)
    return try store.use { (connection) throws(StoreError) in try connection.appendTogether(batch) }
  }
}

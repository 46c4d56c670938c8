public import PickerEvents

extension EventStore {
  /// Appends events to a session: all of them, or none.
  ///
  /// A session begins with `opened`, whose sequence is 1; sequences go on without gaps.
  ///
  /// A batch may be sent again by somebody who does not know whether it arrived. Where the same
  /// events stand in the session at the same places, and it ended as the batch says (if it says
  /// so), the answer is `alreadyThere` and nothing is written, also when the session has gone on
  /// since. The same batch for another session is another batch.
  ///
  /// - Parameters:
  ///   - events: What happened, at least one event.
  ///   - session: The session that it happened in.
  ///   - expected: Where the session must stand.
  ///   - ending: How the last event ends the session; nil where it goes on. A session ends once,
  ///     but what comes later is still recorded.
  /// - Returns: Whether the events were written, or stood there already.
  /// - Throws: `conflict`, `sessionExists`, `sessionNotFound`, `invalidBatch`, `tooManyEvents`,
  ///   `tooLarge`, `busy`, `full`, `cannotWrite`, `damaged` or `ioError`; nothing was written then.
  /// - Complexity: O(bytes of the events), independent of the log's size but for its depth.
  @discardableResult
  public func append(
    _ events: [RecordedEvent],
    to session: SessionID,
    expecting expected: ExpectedVersion,
    ending: Ending? = nil,
  ) throws(StoreError) -> AppendResult {
    let batch = try batch(events, to: session, expecting: expected, ending: ending)
    let result = try use { (connection) throws(StoreError) in try connection.append(batch) }
    if result == .appended { commits.fire() }
    return result
  }

  /// Makes a batch of events that fit each other.
  func batch(
    _ events: [RecordedEvent],
    to session: SessionID,
    expecting expected: ExpectedVersion,
    ending: Ending?,
  ) throws(StoreError) -> Batch {
    do {
      return try Batch(events, to: session, expecting: expected, ending: ending)
    } catch {
      throw error.at(location.path)
    }
  }
}

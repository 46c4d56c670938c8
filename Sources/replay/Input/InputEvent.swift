import PickerEvents

/// An event as it was read, with what was recorded of it.
struct InputEvent {
  /// Its place in its session, from 1.
  let sequence: Int
  /// When it happened.
  let time: Timestamp
  /// What happened.
  var event: PickerEvent
  /// What came of it; nil where nobody wrote it down.
  let outcome: RecordedOutcome?
  /// The digest of the state after it; nil where nobody wrote it down.
  let receipt: Receipt?
  /// The line of the session file; nil in a log.
  let line: Int?

  init(_ event: RecordedEvent) {
    sequence = event.sequence
    time = event.time
    self.event = event.event
    outcome = event.outcome
    receipt = event.receipt
    line = nil
  }

  init(_ event: SessionFileEvent) {
    sequence = event.sequence
    time = event.time
    self.event = event.event
    outcome = event.outcome
    receipt = event.receipt
    line = event.line
  }
}

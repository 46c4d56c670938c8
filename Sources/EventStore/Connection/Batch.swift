internal import PickerEvents

/// Events on their way to a session, found to fit each other.
struct Batch {
  let events: [RecordedEvent]
  let session: SessionID
  let expecting: ExpectedVersion
  let ending: Ending?
  /// The sequence of the first event.
  let first: Int

  /// The sequence of the last event.
  var last: Int { first + events.count - 1 }

  init(
    _ events: [RecordedEvent],
    to session: SessionID,
    expecting: ExpectedVersion,
    ending: Ending?,
  ) throws(StoreError) {
    self.events = events
    self.session = session
    self.expecting = expecting
    self.ending = ending
    first = events.first?.sequence ?? 0
    guard !events.isEmpty else { throw wrong("it has no events") }
    guard !session.text.isEmpty else { throw wrong("the session's id is empty") }
    guard first >= 1 else { throw wrong("it begins at \(first), and sequences count from 1") }
    var expected = first
    // By index, since iterating would copy each event.
    for index in events.indices {
      let sequence = events[index].sequence
      guard sequence == expected else {
        throw wrong("event \(sequence) stands where \(expected) should", sequence)
      }
      guard (events[index].event.kind == .opened) == (expected == 1) else {
        throw wrong("`opened` is event 1 and no other", expected)
      }
      guard expected <= EventKey.lastSequence else {
        throw StoreError(
          .tooManyEvents,
          "A session holds at most \(EventKey.lastSequence) events. "
            + StoreError.Code.tooManyEvents.remedy,
          session: session, sequence: expected)
      }
      expected += 1
    }
  }

  func wrong(_ what: String, _ sequence: Int? = nil) -> StoreError {
    StoreError(
      .invalidBatch,
      "The batch contradicts itself: \(what). \(StoreError.Code.invalidBatch.remedy)",
      session: session, sequence: sequence)
  }
}

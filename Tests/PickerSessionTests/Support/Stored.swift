import PickerSession

extension EventStore {
  /// All events of a session.
  func events(of session: SessionID) throws -> [RecordedEvent] {
    var events: [RecordedEvent] = []
    try read(session) { event in
      events.append(event)
      return true
    }
    return events
  }
}

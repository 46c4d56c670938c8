internal import EventStore
internal import PickerEvents

/// Some neighbouring events of a session, read from its log when they are asked for.
///
/// Two stretches are kept, so that whoever goes back and forth over the edge of one reads neither
/// again.
struct EventWindow: Sendable {
  private let session: SessionID
  private let store: EventStore
  /// In order, without gaps.
  private var events: [RecordedEvent] = []
  /// The stretch before this one.
  private var others: [RecordedEvent] = []

  /// How many events are read at once.
  private static let size = 1_024

  init(_ session: SessionID, in store: EventStore) {
    self.session = session
    self.store = store
  }

  /// An event of the session; those around it are likely to be asked for next.
  mutating func event(_ sequence: Int) throws(PickerSessionError) -> RecordedEvent {
    if let event = events.event(sequence) { return event }
    if let event = others.event(sequence) {
      swap(&events, &others)
      return event
    }
    // Whoever goes back asks for the event just before the window.
    let isBackward = sequence + 1 == events.first?.sequence
    let first = isBackward ? max(1, sequence - Self.size + 1) : sequence
    swap(&events, &others)
    events.removeAll(keepingCapacity: true)
    do throws(StoreError) {
      var reader = try store.reader(
        of: session, from: first, through: isBackward ? sequence : first + Self.size - 1)
      while let page = try reader.nextPage() { events += page }
    } catch {
      throw PickerSessionError(reading: error, session)
    }
    guard let event = events.event(sequence) else {
      throw PickerSessionError(
        .notFound, "The session has no event \(sequence).", session: session)
    }
    return event
  }
}

extension [RecordedEvent] {
  fileprivate func event(_ sequence: Int) -> RecordedEvent? {
    guard let first = first?.sequence, sequence >= first, sequence - first < count else {
      return nil
    }
    return self[sequence - first]
  }
}

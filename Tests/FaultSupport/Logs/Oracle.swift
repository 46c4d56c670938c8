package import EventStore
internal import PickerEvents
internal import PickerProjection

/// Compares a log with what was sent to it, and collects all that is wrong.
package struct Oracle {
  /// What one writer sent, in its order, and how much of it must be there.
  package struct Writer {
    package var sends: [Send]
    package var promised: Int

    package init(_ sends: [Send], promised: Int) {
      self.sends = sends
      self.promised = promised
    }
  }

  /// What is wrong.
  package private(set) var problems: [String] = []
  /// How many appends of each writer are there.
  package private(set) var stored: [Int]
  private let writers: [Writer]

  /// Looks at a log.
  ///
  /// - Parameters:
  ///   - store: The open log.
  ///   - writers: All that was sent to it.
  ///   - replays: Whether the events are those of real pickers, whose states can be computed.
  /// - Throws: What reading the log throws.
  package init(
    _ store: EventStore, of writers: [Writer], replays: Bool = false,
  ) throws(StoreError) {
    self.writers = writers
    stored = Array(repeating: 0, count: writers.count)
    let found = try store.sessions()
    var events: [SessionID: [RecordedEvent]] = [:]
    for session in found { events[session.id] = try Self.events(of: session.id, in: store) }
    guard case .file(let path) = store.location else { return }
    countAppends(RawLog(path))
    let sends = zip(writers, stored).flatMap { $0.sends.prefix($1) }
    checkSessions(found, events, sent: sends, replays)
  }

  private static func events(
    of session: SessionID, in store: EventStore,
  ) throws(StoreError) -> [RecordedEvent] {
    var events: [RecordedEvent] = []
    var reader = try store.reader(of: session)
    while let page = try reader.nextPage() { events += page }
    return events
  }

  /// Goes through the appends in their one order: each is the next one of its writer, whole.
  private mutating func countAppends(_ raw: borrowing RawLog) {
    let sound = raw.value("PRAGMA integrity_check")
    if sound != "ok" { problems.append("the integrity check finds \(sound)") }
    var owners: [SessionID: Int] = [:]
    for (number, writer) in writers.enumerated() {
      for send in writer.sends { owners[send.session] = number }
    }
    var position = 1
    let rows = raw.rows(
      """
      SELECT position, appends.key & 16777215, count, sessions.id
      FROM appends LEFT JOIN sessions ON sessions.key = appends.key >> 24 ORDER BY position
      """)
    for row in rows {
      guard row.count == 4, let owner = owners[SessionID(row[3])],
        stored[owner] < writers[owner].sends.count
      else {
        problems.append("nobody sent the append \(row)")
        return
      }
      let send = writers[owner].sends[stored[owner]]
      let expected = [
        "\(position)", "\(send.events[0].sequence)", "\(send.events.count)", send.session.string,
      ]
      guard row == expected else {
        problems.append("the append \(row) stands where \(expected) should")
        return
      }
      stored[owner] += 1
      position += send.events.count
    }
    let count = raw.value("SELECT count(*) FROM events")
    if count != "\(position - 1)" { problems.append("\(count) events, \(position - 1) counted") }
    for (writer, count) in zip(writers, stored) where count < writer.promised {
      problems.append("\(writer.promised) appends were promised, \(count) are there")
    }
  }

  private mutating func checkSessions(
    _ found: [SessionSummary], _ events: [SessionID: [RecordedEvent]], sent sends: [Send],
    _ replays: Bool,
  ) {
    var sent: [SessionID: (events: [RecordedEvent], ending: Ending?)] = [:]
    for send in sends {
      sent[send.session, default: ([], nil)].events += send.events
      if let ending = send.ending { sent[send.session]?.ending = ending }
    }
    if found.count != sent.count { problems.append("\(found.count) sessions, not \(sent.count)") }
    for session in found {
      guard let expected = sent[session.id], let stored = events[session.id] else {
        problems.append("nobody sent the session \(session.id.string)")
        continue
      }
      if session.ending != expected.ending || session.eventCount != expected.events.count {
        problems.append("the session \(session.id.string) is summed up wrongly")
      }
      if !Self.isSame(stored, expected.events) {
        problems.append("the session \(session.id.string) holds other events than were sent")
      }
      if replays, let problem = Self.replay(stored) {
        problems.append("the session \(session.id.string) \(problem)")
      }
    }
  }

  /// Settings come back in canonical order, so events that differ are compared by their bytes.
  private static func isSame(_ some: [RecordedEvent], _ others: [RecordedEvent]) -> Bool {
    some.count == others.count
      && zip(some, others).allSatisfy { $0 == $1 || bytes(of: $0) == bytes(of: $1) }
  }

  private static func bytes(of event: RecordedEvent) -> [UInt8] {
    var bytes: [UInt8] = []
    SessionFileWriter.write(event, session: "s", to: &bytes)
    return bytes
  }

  /// Computes the states anew, with their receipts.
  private static func replay(_ events: [RecordedEvent]) -> String? {
    guard case .opened(let opening)? = events.first?.event else { return "has no opening" }
    guard var replay = try? Replay(opening) else { return "has an opening that is refused" }
    if let divergence = replay.apply(contentsOf: events.dropFirst()) { return "\(divergence)" }
    guard replay.state.receipt == events.last?.receipt else { return "has another state" }
    return nil
  }
}

import EventStore
import PickerEvents
import PickerProjection

extension Playback {
  /// Opens a session and goes on to an event, from the last state before it that a log kept.
  ///
  /// - Parameters:
  ///   - input: The log or the session file.
  ///   - entry: The session.
  ///   - number: The event; nil for the last.
  /// - Returns: The session at that event.
  /// - Throws: What reading throws, and where there is no such event.
  static func start(
    _ input: Input, _ entry: SessionEntry, at number: Int?,
  ) throws(ToolError) -> Playback {
    if let kept = try kept(input, entry, before: number ?? entry.eventCount ?? 0),
      let found = try kept.followed(number)
    {
      return found
    }
    var playback = try start(input, entry)
    if let number {
      try playback.advance(to: number)
    } else {
      while try playback.next() {}
    }
    return playback
  }

  /// The session at the last state before an event that was kept, where there is one.
  private static func kept(
    _ input: Input, _ entry: SessionEntry, before number: Int,
  ) throws(ToolError) -> Playback? {
    guard let store = input.store, number > 1 else { return nil }
    do throws(StoreError) {
      guard
        let kept = try store.keptState(
          ChoiceProjection.self, of: entry.id, through: number - 1),
        let first = try store.reader(of: entry.id, through: 1).onlyEvent(),
        case .opened(let opening) = first.event,
        let replay = Replay(opening, at: kept)
      else { return nil }
      let reader = try store.reader(of: entry.id, from: kept.snapshot.sequence + 1)
      return Playback(
        session: entry.id, name: input.name, current: InputEvent(kept.event), replay: replay,
        opening: opening, events: SessionEvents(reader))
    } catch {
      // What is wrong with what is derived is no matter here: the events have the last word.
      guard error.code != .damaged else { return nil }
      throw ToolError(error)
    }
  }

  /// The session at an event; nil where it does not come out as recorded from here.
  ///
  /// A kept state knows only so many steps of the history, and is a cache: what does not fit the
  /// record from here is played from the opening, which has the last word.
  private consuming func followed(_ number: Int?) throws(ToolError) -> Playback? {
    while current.sequence < number ?? .max {
      guard try next() else { return number == nil ? self : nil }
      if divergence != nil { return nil }
    }
    return self
  }
}

extension EventReader {
  /// The next event of a reader that is read no further.
  fileprivate consuming func onlyEvent() throws(StoreError) -> RecordedEvent? {
    var reader = self
    return try reader.nextEvent()
  }
}

import PickerEvents
import PickerProjection

/// A session being played from an input, one event after the other.
struct Playback {
  /// How a session begins.
  enum Beginning {
    /// It was opened.
    case playing(Playback)
    /// Its opening is refused; nothing may follow, unless another program is needed to play it.
    case refused(RefusedOpening, InputEvent)
  }

  /// The session.
  let session: SessionID
  /// How messages call the input.
  let name: String
  /// The present event.
  private(set) var current: InputEvent
  /// The session after the present event.
  private(set) var replay: Replay
  /// Where the present event came out otherwise than it was recorded.
  private(set) var divergence: Divergence?
  /// What the session began with.
  let opening: Opening
  private var events: SessionEvents

  init(
    session: SessionID, name: String, current: InputEvent, replay: Replay, opening: Opening,
    events: SessionEvents,
  ) {
    self.session = session
    self.name = name
    self.current = current
    self.replay = replay
    self.opening = opening
    self.events = events
  }

  /// Opens a session; a refusal of it is a value.
  static func begin(_ input: Input, _ entry: SessionEntry) throws(ToolError) -> Beginning {
    var events = try input.events(of: entry)
    guard let first = try events.next(), case .opened(let opening) = first.event else {
      throw ToolError(
        .badInput,
        "\(input.name), session \(Printable.quoted(entry.id.string)): found no opening, expected"
          + " \"opened\" as event 1; the log is damaged")
    }
    let replay: Replay
    do throws(RefusedOpening) {
      replay = try Replay(opening)
    } catch {
      // What another program may play is not looked into any further.
      if error.isForOtherProgram { return .refused(error, first) }
      // Any other refused opening has no business in a log.
      if first.line == nil { throw refused(error, input.name, entry.id, first) }
      if let next = try events.next() { throw misplaced(next, after: first, error, input.name) }
      return .refused(error, first)
    }
    var playback = Playback(
      session: entry.id, name: input.name, current: first, replay: replay, opening: opening,
      events: events)
    playback.compare()
    return .playing(playback)
  }

  /// Opens a session; a refusal of it is an error.
  static func start(_ input: Input, _ entry: SessionEntry) throws(ToolError) -> Playback {
    switch try begin(input, entry) {
    case .playing(let playback): return playback
    case .refused(let refusal, let event):
      throw refused(refusal, input.name, entry.id, event)
    }
  }

  /// Takes the next event in.
  ///
  /// - Parameter look: Called with the event and the state that it finds.
  /// - Returns: Whether there was one.
  /// - Throws: What cannot be read.
  mutating func next(
    _ look: (PickerEvent, PickerState) -> Void = { _, _ in },
  ) throws(ToolError) -> Bool {
    guard let event = try events.next() else { return false }
    look(event.event, replay.state)
    current = event
    replay.apply(event.event, at: event.time, recorded: event.outcome?.verdict)
    compare()
    return true
  }

  private mutating func compare() { divergence = replay.divergence(from: current) }

  /// Goes on to an event.
  mutating func advance(to number: Int) throws(ToolError) {
    while current.sequence < number {
      guard try next() else {
        throw ToolError(
          .notFound,
          "\(name), session \(Printable.quoted(session.string)): there is no event \(number); the"
            + " last is \(current.sequence)")
      }
    }
  }

  /// The present event as a record keeps it.
  var recorded: RecordedEvent { replay.record(of: current) }

  static func refused(
    _ refusal: RefusedOpening, _ name: String, _ session: SessionID, _ event: InputEvent,
  ) -> ToolError {
    let place = event.line.map { "line \($0), " } ?? ""
    // Nothing is wrong with a session that asks for another program.
    let reason = refusal.isForOtherProgram ? "" : " (\(refusal.reason.name))"
    return ToolError(
      .badInput,
      "\(name): \(place)session \(Printable.quoted(session.string)): the opening is refused"
        + "\(reason): \(Printable.shortened(refusal.description, to: 400))")
  }

  static func misplaced(
    _ event: InputEvent, after first: InputEvent, _ refusal: RefusedOpening, _ name: String,
  ) -> ToolError {
    ToolError(
      .badInput,
      "\(name): line \(event.line ?? 0): found \"\(event.event.kind.name)\" after the refused opening"
        + " of line \(first.line ?? 0) (\(refusal.description)), expected the next \"opened\"; repair"
        + " the opening or take the line out")
  }
}

internal import PickerEvents
internal import PickerProjection
internal import PickerReference

/// What one writer sends, without end: random sessions, some at the same time, from a seed.
///
/// The same name and seed make the same appends in every process, so that whoever checks a log
/// knows what was sent.
package struct Script: Sequence, IteratorProtocol, Sendable {
  /// What the names of its sessions begin with.
  package let name: String
  private var random: SplitMix64
  private var open: [Live] = []
  private var opened = 0

  package init(_ name: String, seed: UInt64) {
    self.name = name
    random = SplitMix64(seed: seed)
  }

  /// The session of a name, as far as it has been decided.
  private struct Live: Sendable {
    let id: SessionID
    let opening: Opening
    var state: PickerState
    var rest: ArraySlice<PickerEvent>
    var sequence = 0
  }

  package mutating func next() -> Send? {
    if open.isEmpty || open.count < 3 && random.below(4) == 0 { begin() }
    let place = random.below(open.count)
    let send = more(of: place)
    if open[place].rest.isEmpty { open.remove(at: place) }
    return send
  }

  private mutating func begin() {
    while true {
      let session = RandomSession(seed: random.next())
      guard let state = try? PickerState(session.opening) else { continue }
      opened += 1
      let id = SessionID("\(name) \(opened)")
      open.append(
        Live(id: id, opening: session.opening, state: state, rest: session.events[...]))
      return
    }
  }

  /// The next few events of a session; an ending is the last of its append.
  private mutating func more(of place: Int) -> Send {
    let most = random.below(3) == 0 ? 1 + random.below(8) : 1
    var events: [RecordedEvent] = []
    var ending: Ending?
    if open[place].sequence == 0 {
      let opening = open[place].opening
      events.append(
        record(
          place, .opened(opening), RecordedOutcome(verdict: .accepted), open[place].state.receipt))
    }
    while events.count < most, ending == nil, let event = open[place].rest.popFirst() {
      let decision = open[place].state.decide(event)
      open[place].state.evolve(decision)
      ending = decision.ending
      events.append(record(place, event, decision.outcome.recorded, decision.receipt))
    }
    return Send(open[place].id, events, ending: ending)
  }

  private mutating func record(
    _ place: Int, _ event: PickerEvent, _ outcome: RecordedOutcome, _ receipt: Receipt,
  ) -> RecordedEvent {
    open[place].sequence += 1
    let time = 1_772_355_600_000_000 + Int64(random.below(1_000_000_000))
    return RecordedEvent(
      sequence: open[place].sequence, time: Timestamp(microseconds: time), event: event,
      outcome: outcome, receipt: receipt)
  }
}

public import EventStore
public import PickerEvents
public import PickerProjection

/// A recorded session at one of its events, to be stepped through forward and back.
///
/// A step forward decides the event anew; a step back takes it back at the same cost or less. A
/// jump goes on from the last snapshot that the log keeps before its goal. No effect is performed.
public struct SessionCursor: Sendable {
  /// The session.
  public let session: SessionID
  /// How many events the session had when the cursor was made.
  public let eventCount: Int
  /// The session after the present event.
  public private(set) var replay: Replay
  /// The present event.
  public private(set) var event: RecordedEvent

  private let store: EventStore
  /// The state after the opening, from which every jump starts.
  private let opened: PickerState
  /// The steps that led here, the last one last.
  private var trail: [ReplayStep] = []
  /// Whether the trail begins at a state that was kept, which does not say what its event did.
  private var beginsAtKept = false
  /// Whether the state goes back to one that was kept, which knows only some steps of the history.
  private var comesFromKept = false
  private var window: EventWindow

  /// How much the steps of the trail keep, in rows.
  private var weight = 0

  /// How many steps can be taken back one by one, before a jump is needed.
  private static let longestTrail = 4_096
  /// How many rows they may keep: a page of a large catalog keeps all of it.
  private static let heaviestTrail = 1_000_000

  /// Opens a session at its opening.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - store: The log.
  /// - Throws: `notFound`, `newerEngine`, `otherFolding`, `refusedOpening`, `diverged` or `notRead`.
  /// - Complexity: O(items).
  public init(_ session: SessionID, in store: EventStore) throws(PickerSessionError) {
    let summary: SessionSummary?
    do {
      summary = try store.session(session)
    } catch {
      throw PickerSessionError(reading: error, session)
    }
    guard let summary else {
      throw PickerSessionError(.notFound, "The log has no such session.", session: session)
    }
    var window = EventWindow(session, in: store)
    event = try window.event(1)
    replay = try PickerSession.begin(event, session)
    opened = replay.state
    eventCount = summary.eventCount
    self.session = session
    self.store = store
    self.window = window
  }

  /// The place of the present event in the session, from 1.
  public var sequence: Int { replay.sequence }

  /// How the present event came out otherwise than it was recorded; nil where it did not.
  public var divergence: Divergence? { replay.divergence(from: event.outcome, event.receipt) }

  /// Goes on to the next event.
  ///
  /// - Returns: Whether there was one.
  /// - Throws: `notRead`.
  /// - Complexity: That of deciding the event; O(items) where it changes the catalog, since the
  ///   state before it is kept.
  @discardableResult
  public mutating func stepForward() throws(PickerSessionError) -> Bool {
    guard sequence < eventCount else { return false }
    let next = try window.event(sequence + 1)
    if trail.count == Self.longestTrail { forget(Self.longestTrail / 2) }
    let step = replay.stepForward(next.event, at: next.time, recorded: next.outcome.verdict)
    trail.append(step)
    weight += step.weight
    if weight > Self.heaviestTrail { forgetHeavy() }
    event = next
    if comesFromKept, divergence != nil { try playFromOpening(to: next.sequence) }
    return true
  }

  /// Goes back to the event before.
  ///
  /// - Returns: Whether there was one.
  /// - Throws: `notRead`.
  /// - Complexity: That of the step forward, and less where that changed the catalog; now and then
  ///   that of a jump.
  @discardableResult
  public mutating func stepBack() throws(PickerSessionError) -> Bool {
    guard sequence > 1 else { return false }
    let previous = try window.event(sequence - 1)
    guard trail.count > (beginsAtKept ? 1 : 0), let step = trail.popLast() else {
      try jump(to: sequence - 1)
      return true
    }
    weight -= step.weight
    replay.takeBack(step)
    event = previous
    return true
  }

  /// Goes to an event.
  ///
  /// - Parameter sequence: The event, from 1; what is out of bounds goes to the first or the last.
  /// - Throws: `notRead`.
  /// - Complexity: O(steps) for a near one; where the log keeps snapshots O(items + picks) and that
  ///   of some thousand events, or an eighth of the picks; else that of all events before it.
  public mutating func move(to sequence: Int) throws(PickerSessionError) {
    let goal = min(max(sequence, 1), eventCount)
    if goal <= self.sequence, self.sequence - goal <= trail.count {
      while self.sequence > goal { try stepBack() }
    } else if goal > self.sequence, goal - self.sequence <= Self.longestTrail / 4 {
      while self.sequence < goal { try stepForward() }
    } else {
      try jump(to: goal)
    }
  }

  /// Forgets the first steps of the trail.
  private mutating func forget(_ count: Int) {
    for step in trail.prefix(count) { weight -= step.weight }
    trail.removeFirst(count)
    beginsAtKept = false
  }

  /// Forgets steps until the others keep half as much as they may; the last one stays.
  private mutating func forgetHeavy() {
    var count = 0
    var left = weight
    while left > Self.heaviestTrail / 2, count < trail.count - 1 {
      left -= trail[count].weight
      count += 1
    }
    forget(count)
  }

  private mutating func jump(to goal: Int) throws(PickerSessionError) {
    if let kept = try kept(before: goal) {
      begin(kept.0, at: kept.1)
      beginsAtKept = true
      comesFromKept = true
      while sequence < goal { try stepForward() }
    } else {
      try playFromOpening(to: goal)
    }
  }

  /// A kept state is a cache, and knows only so many steps of the history: what does not come out
  /// as recorded from there is played from the opening, which has the last word.
  private mutating func playFromOpening(to goal: Int) throws(PickerSessionError) {
    begin(Replay(opened), at: try window.event(1))
    while sequence < goal { try stepForward() }
  }

  private mutating func begin(_ replay: Replay, at event: RecordedEvent) {
    trail.removeAll(keepingCapacity: true)
    weight = 0
    beginsAtKept = false
    comesFromKept = false
    self.replay = replay
    self.event = event
  }

  /// The last state before an event that the log keeps.
  private func kept(before goal: Int) throws(PickerSessionError) -> (Replay, RecordedEvent)? {
    guard goal > 1 else { return nil }
    let kept: KeptState?
    do {
      kept = try store.keptState(ChoiceProjection.self, of: session, through: goal - 1)
    } catch {
      throw PickerSessionError(reading: error, session)
    }
    guard let kept, let replay = Replay(after: opened, at: kept) else { return nil }
    return (replay, kept.event)
  }
}

public import PickerEvents

/// Plays a session and judges each of its events by what always holds (Behaviour.md).
public struct SessionCheck<Picker: ReadablePicker> {
  /// What is judged.
  private let invariants: [Invariant]
  private let open: (Opening) -> Picker?
  private let opened: Moment<Picker>
  private var now: Moment<Picker>
  private var session: PlayableSession
  private var config: Configuration
  private var wasEnabled: [ItemID: Bool] = [:]
  private var commits = 0

  /// Opens a session; nil where the opening is refused.
  ///
  /// - Parameters:
  ///   - opening: How the session begins.
  ///   - invariants: What is judged.
  ///   - open: Opens a picker; nil where it refuses the opening.
  public init?(
    _ opening: Opening, _ invariants: [Invariant] = Invariant.allCases,
    open: @escaping (Opening) -> Picker?,
  ) {
    guard let picker = open(opening) else { return nil }
    self.invariants = invariants
    self.open = open
    opened = Moment(picker)
    now = opened
    session = PlayableSession(opening)
    config = Configuration(opening.config)
    see()
  }

  /// The picker after the last event.
  public var picker: Picker { now.picker }
  /// What is read off it.
  public var reading: Reading { now.reading }

  /// Plays an event and judges it.
  ///
  /// - Parameter step: The event.
  /// - Returns: The first promise that it breaks; nil where all hold.
  public mutating func play(_ step: SessionStep) -> BrokenInvariant? {
    let before = now
    var picker = now.picker
    picker.play(step)
    now = Moment(picker)
    session.steps.append(step)
    if case .rulesChanged(let change) = step.event, !now.reading.isRejected {
      for setting in change.settings { config.apply(setting) }
    }
    let checked = CheckedStep(
      session: session, step: step, config: config, before: before, after: now, opened: opened,
      wasEnabled: wasEnabled, commits: commits, open: open)
    commits += now.reading.names(.effects).filter { $0 == "committed" }.count
    see()
    for invariant in invariants {
      if let words = invariant.broken(by: checked) {
        return BrokenInvariant(
          invariant: invariant, sequence: session.steps.count + 1, words: words)
      }
    }
    return nil
  }

  private mutating func see() {
    for row in now.rows { wasEnabled[row.id] = row.isEnabled }
  }

  /// Plays a whole session, up to the first event that breaks a promise.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - invariants: What is judged.
  ///   - open: Opens a picker; nil where it refuses the opening.
  /// - Returns: The first promise that is broken; nil where all hold, and for a refused opening.
  public static func firstBroken(
    in session: PlayableSession, _ invariants: [Invariant] = Invariant.allCases,
    open: @escaping (Opening) -> Picker?,
  ) -> BrokenInvariant? {
    guard var check = SessionCheck(session.opening, invariants, open: open) else { return nil }
    for step in session.steps {
      if let broken = check.play(step) { return broken }
    }
    return nil
  }
}

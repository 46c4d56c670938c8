public import EventStore
public import Observation
public import PickerEvents
public import PickerProjection

/// A picker that records itself: every event is stored before the state moves.
///
/// A session belongs to one isolation domain, such as the main actor of an app; any number may be
/// open at once, on one log or on many. It needs no run loop and no user interface: what it shows
/// are observable slices, each of which is set only when its value changes.
///
/// ```swift
/// import PickerSession
///
/// let store = try EventStore(.file(path: "picker.log"))
/// let session = try PickerSession(
///   Opening(sections: [.init(items: ["Apple", "Bread"])]), in: store)
/// let outcome = try session.send(.tapped("Apple"))
/// for effect in outcome.effects { perform(effect) }
/// print(session.pickCount, session.isPicked("Apple"))
/// ```
@Observable
public final class PickerSession {
  /// What names the session in its log.
  @ObservationIgnored public let id: SessionID
  /// The log that the session is written to.
  @ObservationIgnored public let store: EventStore

  /// What stands over the All list.
  public internal(set) var header: PickerHeader
  /// Which buttons there are, and which of them can be pressed.
  public internal(set) var buttons: PickerButtons
  /// The alert that waits for its answer.
  public internal(set) var question: PickerQuestion?
  /// The search field, and what it is searched for.
  public internal(set) var search: PickerSearch
  /// Whether the navigation bar is shown.
  public internal(set) var isNavigationBarShown: Bool
  /// Which of the two panes is shown.
  public internal(set) var pane: Region
  /// What stands over the Selected section.
  public internal(set) var selectedHeader: PickerSelectedHeader
  /// What stands in place of rows; loading and error lie over those that there are.
  public internal(set) var emptyState: EmptyState
  /// What was said of the load that failed, while that is shown.
  public internal(set) var loadMessage: ExactText?
  /// Whether the All list has more pages: the answer where one is shown, else the catalog.
  public internal(set) var hasMoreRows: Bool
  /// A number that changes with the rows of the All list, their order and their sections.
  ///
  /// It tells whoever draws the list that it is another one. The rows' own texts and marks do not
  /// change it: a row that somebody holds tells them itself.
  public internal(set) var listVersion: Int
  /// The note beside the choice; nil where the picker has none.
  ///
  /// While an input method composes, it has the text before that.
  public internal(set) var note: NoteField?
  /// How many picks there are.
  public internal(set) var pickCount: Int
  /// Whether the picks, as a set, differ from those at opening, or the note does.
  public internal(set) var isDirty: Bool
  /// Whether there are more picks than a maximum, whatever the policy.
  public internal(set) var isOverLimit: Bool
  /// How the session ended, once it has.
  public internal(set) var ending: Ending?
  /// What was committed, once it was.
  public internal(set) var commit: Commit?

  /// How many events the session has; the next one gets the number after it.
  @ObservationIgnored public internal(set) var sequence: Int

  @ObservationIgnored var machine: Machine
  @ObservationIgnored let clock: () -> Timestamp
  @ObservationIgnored var rows = WeakRegistry<ItemID, PickerRow>()
  @ObservationIgnored var sectionHeaders = WeakRegistry<SectionID, PickerSectionHeader>()
  /// What `listVersion` is to show.
  @ObservationIgnored var listChanges = 0
  /// A number that changes whenever the Selected section may list others: what its reader watches.
  var selectedVersion = 0
  /// What `selectedVersion` is to become.
  @ObservationIgnored var selectedChanges = 0
  /// The picks that left the list, once somebody asked for a row; until something moves them.
  @ObservationIgnored var hiddenPicks: HiddenPicks?
  /// Whether any row tells its place among the picks.
  @ObservationIgnored var followsOrder = false
  /// Whether slices are being set, and whether the state has moved since that began.
  @ObservationIgnored var isPublishing = false
  @ObservationIgnored var isOutdated = false

  /// Opens a session and records its opening.
  ///
  /// - Parameters:
  ///   - opening: The configuration, the catalog and the picks at the start.
  ///   - store: The log.
  ///   - id: What names the session; it must be new in the log. Nil makes one of the time.
  ///   - clock: Says when an event happens; it may jump, the order is by number.
  /// - Throws: `refusedOpening`, `newerEngine`, `otherFolding`, `exists` or `notStored`; nothing was
  ///   recorded then.
  /// - Complexity: O(items + picks + sections).
  public convenience init(
    _ opening: Opening,
    in store: EventStore,
    id: SessionID? = nil,
    now clock: @escaping () -> Timestamp = SystemClock.now,
  ) throws(PickerSessionError) {
    let time = clock()
    let id = id ?? .new(at: time)
    var opening = opening
    // A later version must know by whose rules the session was decided.
    opening.engine = opening.engine ?? Engine.current
    opening.folding = opening.folding ?? Folding.version
    let state: PickerState
    do {
      state = try PickerState(opening)
    } catch {
      throw PickerSessionError(error, id)
    }
    let opened = RecordedEvent(
      sequence: 1, time: time, event: .opened(opening),
      outcome: RecordedOutcome(verdict: .accepted), receipt: state.receipt)
    let result: AppendResult
    do {
      result = try store.append([opened], to: id, expecting: .mustNotExist)
    } catch {
      throw PickerSessionError(appending: error, id)
    }
    // The store takes the same batch twice; two sessions that open at one moment are two.
    guard result == .appended else {
      throw PickerSessionError(.exists, "The same session was opened before.", session: id)
    }
    self.init(state, sequence: 1, id: id, in: store, now: clock)
  }

  /// Goes on from a state that the log holds.
  init(
    _ state: consuming PickerState, sequence: Int, id: SessionID, in store: EventStore,
    now clock: @escaping () -> Timestamp,
  ) {
    let screen = Screen(state)
    header = screen.header
    buttons = screen.buttons
    question = state.question
    search = screen.search
    isNavigationBarShown = screen.isNavigationBarShown
    pane = screen.pane
    selectedHeader = screen.selectedHeader
    emptyState = screen.emptyState
    loadMessage = screen.loadMessage
    hasMoreRows = screen.hasMoreRows
    listVersion = 0
    note = screen.note
    pickCount = screen.pickCount
    isDirty = screen.isDirty
    isOverLimit = screen.isOverLimit
    ending = screen.ending
    commit = state.commit
    self.id = id
    self.store = store
    self.sequence = sequence
    self.clock = clock
    machine = Machine(state)
  }
}

public import PickerEvents

/// The contract of Behaviour.md once more, in arrays.
///
/// It is written to be obviously right, not fast: nothing is kept that can be counted again, and an
/// event works on a copy that is dropped where the event is rejected.
public struct ReferenceModel: Hashable, Sendable {
  /// How texts are folded and counted.
  let text: ReferenceText
  /// The rules as they are now.
  var config: Configuration

  /// Whether the catalog has more pages.
  var hasMore: Bool
  /// The catalog's sections, in order.
  var sections: [SectionID]
  /// The catalog's items in the order in which they arrived; `rows` has them section by section.
  var arrived: [ReferenceRow]
  /// Every item that was ever in the catalog, as it was seen last.
  var lastSeen: [ReferenceRow] = []

  /// The picks at the opening.
  var baseline: [ItemID]
  /// The picks, oldest first.
  var picks: [ItemID]
  /// The lists before each change, oldest first.
  var undoSteps: [[ItemID]] = []
  /// The lists that were taken back, the next one last.
  var redoSteps: [[ItemID]] = []
  /// The item of the last accepted tap, from which a range begins.
  var rangeAnchor: ItemID?

  /// The typed text; nil where it was erased.
  public internal(set) var typed: ExactText? = ""
  /// The applied query; nil where it was erased.
  public internal(set) var query: ExactText? = ""
  /// Whether a search is going on.
  var isSearching: Bool = false
  /// The rows of an answer, or of an erased query; nil where the query itself says what is shown.
  var shownRows: [ItemID]?
  /// Whether the answer that is shown has more pages; nil where none is shown.
  var answerHasMore: Bool?
  /// Whether the host has answered the applied query.
  var isAnswered: Bool = false
  /// When each value was scanned last.
  var scans: [ReferenceScan] = []

  /// The note beside the choice; nil where there is none.
  var note: ReferenceNote?

  /// Whether a load is under way.
  var isLoading: Bool = false
  /// What the host said of the load that failed; nil where none did.
  var loadError: ExactText?
  /// The first row on the screen and how many rows fit; nil before the first word of it.
  var viewport: ReferenceViewport?
  /// Whether a page was asked for since the catalog last changed, or a load last failed.
  var isPageRequested: Bool = false

  /// The pane on the screen.
  public internal(set) var pane: Region = .all
  /// The question on the screen.
  public internal(set) var alert: ReferenceAlert?
  /// How the session ended; nil while it is open.
  public internal(set) var ended: ReferenceEnding?
  /// The committed values in pick order; nil where nothing is committed.
  public internal(set) var committed: [ItemID]?
  /// The row that is first on the screen at the opening.
  public internal(set) var initialScrollRow: Int?
  /// What came of the last event; an accepted nothing right after the opening.
  public internal(set) var outcome: ReferenceOutcome

  /// Opens a session.
  ///
  /// - Parameters:
  ///   - opening: All that it begins with.
  ///   - text: How texts are folded and counted.
  /// - Throws: `ReferenceRefusal` where the contract refuses the opening, or its engine is newer.
  public init(_ opening: Opening, text: ReferenceText) throws(ReferenceRefusal) {
    self.text = text
    config = Configuration(opening.config)
    note = config.note.map { ReferenceNote($0, tables: text) }
    hasMore = opening.hasMore
    sections = []
    arrived = []
    baseline = []
    picks = []
    outcome = ReferenceOutcome()

    try checkBounds()
    try readCatalog(opening.sections)
    try checkCatalog()
    try checkEngine(opening)

    picks = list(asGiven: opening.preselected)
    let enabled = rows.filter(\.item.enabled)
    if config.autoSelectsOnlyItem, picks.isEmpty, !hasMore, enabled.count == 1 {
      picks = enabled.map(\.id)
    }
    baseline = picks
    if let topmost = visible.firstIndex(where: { picks.contains($0) }) {
      initialScrollRow = max(0, topmost - 1)
    }
  }

  /// Does what an event asks, or rejects it and changes nothing but `outcome`.
  ///
  /// - Parameters:
  ///   - event: What the user or the host did.
  ///   - time: When.
  ///   - recorded: What was recorded to have come of it. It decides where a text was erased that
  ///     would have decided, and nowhere else.
  /// - Returns: What came of it.
  @discardableResult
  public mutating func apply(
    _ event: PickerEvent, at time: Timestamp, recorded: Verdict? = nil,
  ) -> ReferenceOutcome {
    var next = self
    do throws(Refused) {
      next.outcome = try next.perform(event, at: time, recorded: recorded)
      next.settle(after: event)
      self = next
    } catch {
      outcome = ReferenceOutcome(rejected: error.reason)
    }
    if ended == nil { rememberScan(event, at: time) }
    dropRefusedMarks()
    return outcome
  }

  /// What every accepted event is followed by.
  private mutating func settle(after event: PickerEvent) {
    if picks.isEmpty { pane = .all }
    if event.kind == .loadFailed {
      // One more request, but from the next event on.
      isPageRequested = false
    } else if isPageDue {
      isPageRequested = true
      outcome.effects.append("pageRequested")
    }
    outcome.putEffectsInOrder()
  }
}

public import PickerEvents

/// The contract of 1-behaviour.md for engine 0, once more, in arrays.
///
/// It is written to be obviously right, not fast: nothing is kept that can be counted again, and an
/// event works on a copy that is dropped where the event is rejected.
public struct ReferenceModel: Hashable, Sendable {
  /// The rules as they are now.
  var config: Configuration
  /// Whether the catalog has more pages.
  var hasMore: Bool
  /// The catalog's sections, in order.
  var sections: [SectionID]
  /// The catalog's items, in order.
  var rows: [ReferenceRow]

  /// The picks at the opening.
  var baseline: [ItemID]
  /// The picks, oldest first.
  var picks: [ItemID]
  /// The lists before each change, oldest first.
  var undoSteps: [[ItemID]] = []
  /// The lists that were taken back, the next one last.
  var redoSteps: [[ItemID]] = []

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
  /// - Parameter opening: All that it begins with.
  /// - Throws: `ReferenceRefusal` where the contract or engine 0 refuses the opening.
  public init(_ opening: Opening) throws(ReferenceRefusal) {
    config = Configuration(opening.config)
    hasMore = opening.hasMore
    sections = []
    rows = []
    baseline = []
    picks = []
    outcome = ReferenceOutcome()

    try readCatalog(opening.sections)
    try checkRules()
    try checkEngine(opening)

    picks = list(asGiven: opening.preselected)
    let enabled = rows.filter(\.enabled)
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
  /// - Parameter event: What the user or the host did.
  /// - Returns: What came of it.
  public mutating func apply(_ event: PickerEvent) -> ReferenceOutcome {
    var next = self
    do throws(Refused) {
      next.outcome = try next.perform(event)
      self = next
    } catch {
      outcome = ReferenceOutcome(rejected: error.reason)
    }
    return outcome
  }
}

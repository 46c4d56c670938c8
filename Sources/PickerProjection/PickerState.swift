public import PickerEvents

/// A picker at one moment of its session: a value that only events change.
///
/// `decide(_:at:)` says what an event would do and touches nothing; `evolve(_:)` carries a decision
/// out and cannot fail; `apply(_:at:)` is both. Between the two the event is stored: a state never
/// moves before its event is safe.
///
/// A tap costs O(1), whatever the catalog and the selection. Do not keep copies of a state of a
/// large catalog across events: the next event would have to copy its arrays.
public struct PickerState: Sendable {
  /// How the picker behaves now; `rulesChanged` replaces some of it.
  public internal(set) var configuration: Configuration
  /// Whether the catalog has more pages.
  public var hasMore: Bool { data.hasMore }
  /// The alert that waits for its answer.
  public internal(set) var alert: Alert?
  /// How the session ended, once it has.
  public internal(set) var ending: Ending?
  /// What was committed, once it was.
  public internal(set) var commit: Commit?
  /// The first row to show: one above the topmost pick at opening, never below 0.
  public let initialScrollRow: Int?

  var roster: Roster
  var sections: Sections
  var data: DataDigest
  var tally = Tally()
  /// The rows that the query leaves; nil where that is all of them.
  var shown: ShownRows?
  var search = SearchState()
  /// The folded texts of all rows, once a query was matched against them; a cache.
  var texts: FoldedTexts?
  /// The codes of all rows, where scans pick; a cache.
  var codes: CodeTable?
  var scans = ScanMemory()
  var screen = ScreenState()
  var noteState = NoteState.Box.none
  /// The slot of the row that was tapped last: a range begins there.
  var anchor: Slot = .none
  var selection: Selection
  var history = History()
  /// The picks at opening, oldest first.
  let baseline: [Slot]
  /// Whether each slot is in the baseline; unresolved slots that came later are not.
  let inBaseline: SlotSet
  /// How many picks are not in the baseline, and the other way round.
  var differences = 0
  var parts = ReceiptParts()
  /// How many events were taken in, to tell a decision of another moment.
  var basis = 0

  /// The digest of the whole state.
  ///
  /// - Complexity: O(1).
  public var receipt: Receipt { parts.receipt }
}

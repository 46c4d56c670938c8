internal import PickerEvents

/// A decision while it is being made; it starts as "accepted, nothing changes".
///
/// It is handed on and never copied: a copy of its lists would cost a tap a tenth of its time.
struct Draft: ~Copyable {
  var outcome = Outcome(verdict: .accepted)
  var change = Change.none
  var alert: Alert?
  var ending: Ending?
  /// The slot from which a range begins.
  var anchor: Slot
  var parts: ReceiptParts
  /// Of an event that changes the catalog: how many rows the All list has after it.
  var visibleCount: Int?
  /// The same: whether the catalog has more pages then.
  var hasMore: Bool?
  private(set) var box = Updates.Box.none

  init(alert: Alert?, anchor: Slot, parts: ReceiptParts) {
    self.alert = alert
    self.anchor = anchor
    self.parts = parts
  }

  /// What changes beside the picks.
  var updates: Updates {
    get {
      switch box {
      case .none: Updates()
      case .some(let updates): updates
      }
    }
    set { box = .some(newValue) }
  }

  /// The screen after the event, where it changes.
  var screen: ScreenState? {
    // Asked at every tap: that nothing changes should cost nothing.
    if case .some(let updates) = box { updates.screen } else { nil }
  }

  /// What happens to the search, if anything does.
  var search: SearchUpdate? {
    if case .some(let updates) = box { updates.search } else { nil }
  }

  /// The note after the event, where it changes.
  var note: NoteState? {
    if case .some(let updates) = box { updates.note } else { nil }
  }

  /// Notes a change of the selection as a new step of its history.
  mutating func step(_ change: Change, to selection: UInt64) {
    self.change = change
    parts.undo = ReceiptPart.push(parts.undo, parts.selection, on: .undo)
    parts.redo = 0
    parts.selection = selection
  }

  /// Notes the end of the session: after it there is no alert, nothing to undo or redo, and
  /// nowhere for a range to begin.
  mutating func end(_ ending: Ending) {
    self.ending = ending
    alert = nil
    parts.alert = 0
    parts.undo = 0
    parts.redo = 0
    anchor = .none
    parts.anchor = 0
    parts.ending = ending.digest
  }

  /// Puts an alert up, or takes it away.
  mutating func show(_ alert: Alert?) {
    self.alert = alert
    parts.alert = alert?.digest ?? 0
  }

  /// Gives the search another state.
  mutating func set(_ search: SearchState, _ rows: SearchUpdate.Rows, _ texts: FoldedTexts? = nil) {
    updates.search = SearchUpdate(state: search, rows: rows, texts: texts)
    parts.search = search.digest
  }

  /// Gives the screen another state.
  mutating func set(_ screen: ScreenState) {
    updates.screen = screen
    parts.screen = screen.digest
  }

  /// Gives the note another state.
  mutating func set(_ note: NoteState, _ configuration: NoteConfiguration) {
    updates.note = note
    parts.note = note.digest(configuration)
  }

  /// Tells the host what came and went.
  mutating func tellChange() {
    outcome.effects.append(
      .selectionChanged(
        SelectionChange(
          added: outcome.added, removed: outcome.removed, evicted: outcome.evicted)))
  }
}

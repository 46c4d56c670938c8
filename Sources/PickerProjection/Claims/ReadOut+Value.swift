public import PickerEvents

extension ReadOut {
  /// Reads it off.
  ///
  /// - Parameters:
  ///   - state: The picker after the event.
  ///   - outcome: What came of the event.
  /// - Returns: The value as expectation lines write it.
  /// - Complexity: O(what is read).
  public func value(_ state: PickerState, _ outcome: Outcome) -> JSONValue {
    switch self {
    case .outcome: .text(outcome.verdict == .accepted ? "accepted" : "rejected")
    case .reason: .named(outcome.verdict.reason)
    case .added: .ids(outcome.added)
    case .removed: .ids(outcome.removed)
    case .evicted: .ids(outcome.evicted.map { $0.item })
    case .evictedBy: .table(outcome.evicted) { ($0.item.text, .named($0.limit)) }
    case .skipped: .count(outcome.skipped)
    case .effects: .array(outcome.effects.map { .text($0.name) })
    case .selected: .ids(state.selected)
    case .visible: .ids(state.visible)
    case .unresolved: .ids(state.unresolved)
    case .ordinals: .table(state.selected.enumerated()) { ($1.text, .count($0 + 1)) }
    case .titles: .table(state.titled) { ($0.text, .text(state.title(of: $0) ?? $0.text)) }
    case .marks: .table(state.marked) { (state.roster.id(of: $0).text, .named(state.mark(of: $0))) }
    case .header: .named(state.header)
    case .sectionHeaders: .table(state.sectionHeaders) { ($0.section.text, .named($0.state)) }
    case .button: .named(state.headerButton)
    case .emptyState: .named(state.emptyState)
    case .initialScrollRow: state.initialScrollRow.map { .count($0) } ?? .null
    case .footer: .text(state.configuration.prompt)
    case .summary: .text(state.summary)
    case .committed: state.commit.map { .ids($0.values) } ?? .null
    case .committedInCatalogOrder: state.commit.map { .ids($0.valuesInCatalogOrder) } ?? .null
    case .handler: .named(state.commit?.handler)
    case .ended: .named(state.ending)
    case .alert: .text(state.alert?.name)
    case .validity: .array(state.validity.map { .text($0.name) })
    case .dirty: .bool(state.isDirty)
    case .overLimit: .bool(state.isOverLimit)
    case .canUndo: .bool(state.canUndo)
    case .canRedo: .bool(state.canRedo)
    case .doneEnabled: .bool(state.isDoneEnabled)
    case .doneShown: .bool(state.isDoneShown)
    case .cancelShown: .bool(state.isCancelShown)
    case .query: .text(state.query)
    case .typed: .text(state.typedText)
    case .pane: .named(state.pane)
    case .scanShown: .bool(state.isScanShown)
    case .searchCancelShown: .bool(state.isSearchCancelShown)
    case .navigationBarShown: .bool(state.isNavigationBarShown)
    case .selectedSection: state.selectedSection.map { .ids($0) } ?? .null
    case .anchor: .text(state.anchorTitle)
    case .noteError: .bool(state.note?.hasCharacterCountError ?? false)
    case .note: .note(state.note)
    }
  }
}

extension PickerState {
  /// Every id that has a title to read: the rows of the All list, then the other picks.
  fileprivate var titled: [ItemID] {
    ids(of: visibleSlots + selection.slots.filter { !isVisible($0) })
  }

  /// Every row that has a mark: those of the All list, then those that only the Selected section
  /// has.
  fileprivate var marked: [Slot] {
    guard isSelectedSectionShown else { return visibleSlots }
    return visibleSlots + picksOfSelectedSection.filter { !isVisible($0) }
  }
}

extension JSONValue {
  fileprivate static func count(_ number: Int) -> JSONValue { .number(Int64(number)) }

  fileprivate static func ids(_ ids: [ItemID]) -> JSONValue { .array(ids.map { .text($0.text) }) }

  fileprivate static func text(_ text: ExactText?) -> JSONValue {
    guard let text else { return .null }
    return .text(text)
  }

  fileprivate static func named<Value: NamedValue>(_ value: Value?) -> JSONValue {
    text(value.map { ExactText($0.name) })
  }

  fileprivate static func note(_ note: NoteField?) -> JSONValue {
    guard let note else { return .null }
    return .object([
      JSONMember("text", .text(note.text)), JSONMember("count", .count(note.count)),
      JSONMember("remaining", note.remaining.map { .number(Int64($0)) } ?? .null),
      JSONMember("counter", .text(note.counter)), JSONMember("error", .bool(note.isError)),
      JSONMember("message", .text(note.message?.text)),
    ])
  }

  fileprivate static func table<Rows: Sequence>(
    _ rows: Rows, _ member: (Rows.Element) -> (ExactText, JSONValue),
  ) -> JSONValue {
    .object(
      rows.map { row in
        let (key, value) = member(row)
        return JSONMember(key, value)
      })
  }
}

public import PickerEvents

extension ReferenceModel {
  /// What a read-out says, in the shape in which session files claim it.
  ///
  /// - Parameter readOut: Which.
  /// - Returns: Its value; objects have their keys in byte order. The model never has
  ///   nothing to say.
  public func value(of readOut: ReadOut) -> JSONValue? {
    switch readOut {
    case .selected: ids(selected)
    case .visible: ids(visible)
    case .unresolved: ids(unresolved)
    case .ordinals: object(ordinals) { .number(Int64($0)) }
    case .titles: object(titles) { .text(ExactText($0)) }
    case .marks: object(marks) { name($0.rawValue) }

    case .outcome: name(outcome.verdict == .accepted ? "accepted" : "rejected")
    case .reason: outcome.reason.map { name($0.name) } ?? .null
    case .added: ids(outcome.added)
    case .removed: ids(outcome.removed)
    case .evicted: ids(outcome.evicted.map(\.item))
    case .evictedBy:
      object(
        Dictionary(outcome.evicted.map { ($0.item, $0.limit.name) }, uniquingKeysWith: { $1 })
      ) { name($0) }
    case .skipped: .number(Int64(outcome.skipped))
    case .effects: .array(outcome.effects.map { name($0) })

    case .header: name(header.rawValue)
    case .sectionHeaders: object(sectionHeaders) { name($0.rawValue) }
    case .button: name(button.rawValue)
    case .selectedSection: selectedSection.map { ids($0) } ?? .null
    case .anchor: anchor.map { name($0) } ?? .null
    case .pane: name(pane.name)
    case .emptyState: name(emptyState.rawValue)
    case .initialScrollRow: initialScrollRow.map { .number(Int64($0)) } ?? .null
    case .footer: footer.map { name($0) } ?? .null
    case .summary: summary.map { name($0) } ?? .null

    case .query: query.map { .text($0) } ?? .null
    case .typed: typed.map { .text($0) } ?? .null
    case .scanShown: .bool(scanShown)
    case .searchCancelShown: .bool(searchCancelShown)
    case .navigationBarShown: .bool(navigationBarShown)

    case .committed: committed.map { ids($0) } ?? .null
    case .committedInCatalogOrder: committedInCatalogOrder.map { ids($0) } ?? .null
    case .handler: handler.map { name($0.rawValue) } ?? .null
    case .ended: ended.map { name($0.rawValue) } ?? .null
    case .alert: alert.map { name($0.rawValue) } ?? .null
    case .validity: .array(validity.map { name($0.name) })
    case .dirty: .bool(dirty)
    case .overLimit: .bool(overLimit)
    case .canUndo: .bool(canUndo)
    case .canRedo: .bool(canRedo)
    case .doneEnabled: .bool(doneEnabled)
    case .doneShown: .bool(doneShown)
    case .cancelShown: .bool(cancelShown)

    case .note: noteReading.map { object($0) } ?? .null
    // Without a note there is no error in it.
    case .noteError: .bool(noteReading?.hasCharacterCountError ?? false)
    }
  }

  private func object(_ note: ReferenceNoteReading) -> JSONValue {
    .object([
      JSONMember("count", .number(Int64(note.count))),
      JSONMember("counter", note.counter.map { .text($0) } ?? .null),
      JSONMember("error", .bool(note.isShownAsError)),
      JSONMember("message", note.message.map { .text($0) } ?? .null),
      JSONMember("remaining", note.remaining.map { .number(Int64($0)) } ?? .null),
      JSONMember("text", .text(note.text)),
    ])
  }

  private func ids(_ list: [ItemID]) -> JSONValue { .array(list.map { .text($0.text) }) }

  private func name(_ text: String) -> JSONValue { .text(ExactText(text)) }

  private func object<Key: TextID, Value>(
    _ values: [Key: Value], _ form: (Value) -> JSONValue,
  ) -> JSONValue {
    .object(
      values.sorted { $0.key < $1.key }.map { JSONMember($0.key.text, form($0.value)) })
  }
}

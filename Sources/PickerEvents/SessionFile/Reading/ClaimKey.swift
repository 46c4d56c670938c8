/// The read-outs that can be claimed, in the order of 2-session-file.md, 2.2.
enum ClaimKey: String, NamedValue {
  case selected, visible, header, sectionHeaders, button, outcome, reason, added, removed, evicted
  case evictedBy, skipped, effects, effectsInclude, committed, ended, alert, validity, dirty
  case overLimit, canUndo, canRedo, doneEnabled, doneShown, cancelShown, query, typed, emptyState
  case selectedSection, anchor, pane, note, initialScrollRow, noteError, ordinals, titles, marks
  case footer, summary, handler, committedInCatalogOrder, scanShown, searchCancelShown
  case navigationBarShown, unresolved

  /// What a claim's value must look like.
  var shape: ClaimShape {
    switch self {
    case .selected, .visible, .added, .removed, .evicted, .unresolved: .list(.text)
    case .committed, .committedInCatalogOrder, .selectedSection: .optional(.list(.text))
    case .header: .name(Self.headers)
    case .sectionHeaders: .keyed(.name(Self.headers))
    case .button: .name(["selectAll", "deselectAll", "disabled", "hidden"])
    case .outcome: .name(["accepted", "rejected"])
    case .reason: .name(Reason.allCases.map { $0.name })
    case .evictedBy: .keyed(.name(LimitKind.allCases.map { $0.name }))
    case .skipped: .number
    case .effects, .effectsInclude: .list(.name(Self.effectNames))
    case .ended: .optional(.name(["done", "cancelled", "abandoned"]))
    case .alert: .optional(.name(["discard", "validation"]))
    case .validity: .list(.name(Self.validityNames))
    case .dirty, .overLimit, .canUndo, .canRedo, .doneEnabled, .doneShown, .cancelShown,
      .noteError, .scanShown, .searchCancelShown, .navigationBarShown:
      .bool
    case .query, .typed, .anchor, .footer, .summary: .optional(.text)
    case .emptyState: .name(["none", "noItems", "noResults", "loading", "error"])
    case .pane: .name(Region.allCases.map { $0.name })
    case .note: .members(Self.noteParts)
    case .initialScrollRow: .optional(.number)
    case .ordinals: .keyed(.number)
    case .titles: .keyed(.text)
    case .marks: .keyed(.name(["none", "check", "emptyCircle", "checkedCircle"]))
    case .handler: .optional(.name(["index", "indexes", "id", "ids"]))
    }
  }

  private static let headers = ["none", "some", "all"]
  private static let effectNames = [
    "selectionChanged", "valueChosen", "noteChanged", "searchRequested", "scrollToTop",
    "pageRequested", "committed", "cancelled", "dismissed",
  ]
  private static let validityNames = [
    "empty", "tooFew", "tooMany", "sectionTooFew", "sectionTooMany", "noteRequired",
    "noteTooLong",
  ]
  private static let noteParts: [(name: String, shape: ClaimShape)] = [
    ("text", .text), ("count", .number), ("remaining", .optional(.number)),
    ("counter", .optional(.text)), ("error", .bool), ("message", .optional(.text)),
  ]
}

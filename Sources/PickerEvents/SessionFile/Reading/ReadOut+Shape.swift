extension ReadOut {
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
    case .effects: .list(.name(Self.effectNames))
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

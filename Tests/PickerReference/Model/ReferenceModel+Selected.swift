public import PickerEvents

extension ReferenceModel {
  /// The ids shown in the Selected section; nil where it is not shown.
  public var selectedSection: [ItemID]? {
    if config.mode == .single { return nil }
    guard let viewport, rows.count > viewport.capacity else { return nil }
    let shown = picksUnderHeader
    return shown.isEmpty ? nil : shown
  }

  /// The picks that the Selected section shows where there is room for it.
  var picksUnderHeader: [ItemID] {
    if !config.selectedSection.enabled { return [] }
    let ordered =
      switch config.selectedSection.order {
      case .picked: picks
      case .catalog: inCatalogOrder(picks)
      }
    if !hasQuery { return ordered }
    return switch config.selectedSection.whileSearching {
    case .filtered: ordered.filter { matching.contains($0) }
    case .hidden: []
    case .all: ordered
    }
  }

  /// The title of the button that leads to the picks; nil where it is not shown.
  public var anchor: String? {
    guard config.anchor.enabled, config.presentation == .modal, let viewport, viewport.first > 0,
      selectedSection != nil
    else { return nil }
    // Cut in scalars, since a mark after the sign would hide it from a search by characters.
    var title = String.UnicodeScalarView()
    var rest = Array(config.anchor.titleFormat.string.unicodeScalars)
    while let first = rest.first {
      if rest.starts(with: ["%", "d"]) {
        title.append(contentsOf: String(picks.count).unicodeScalars)
        rest.removeFirst(2)
      } else {
        title.append(first)
        rest.removeFirst()
      }
    }
    return String(title)
  }

  /// A tap on that button.
  func tapAnchor() throws(Refused) -> ReferenceOutcome {
    if anchor == nil { throw Refused(.anchorNotShown) }
    var outcome = ReferenceOutcome()
    outcome.effects.append("scrollToTop")
    return outcome
  }

  /// A swipe from one pane to the other.
  mutating func swipe(to region: Region) throws(Refused) -> ReferenceOutcome {
    if region == .selected && picks.isEmpty { throw Refused(.nothingSelected) }
    pane = region
    return ReferenceOutcome()
  }

  /// A list in the order of the catalog, then what the catalog lacks, in its own order.
  func inCatalogOrder(_ ids: [ItemID]) -> [ItemID] {
    rows.map(\.id).filter { ids.contains($0) } + ids.filter { row(of: $0) == nil }
  }
}

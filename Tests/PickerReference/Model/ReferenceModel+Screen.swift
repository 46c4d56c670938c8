public import PickerEvents

extension ReferenceModel {
  /// How much of the visible rows is picked.
  public var header: ReferenceHeader { header(over: visible) }

  /// How much of each section's visible rows is picked.
  public var sectionHeaders: [SectionID: ReferenceHeader] {
    var all: [SectionID: ReferenceHeader] = [:]
    for section in sections {
      all[section] = header(over: visible.filter { row(of: $0)?.section == section })
    }
    return all
  }

  private func header(over ids: [ItemID]) -> ReferenceHeader {
    let enabled = ids.filter { isEnabled($0) }
    let picked = enabled.filter { picks.contains($0) }
    if picked.isEmpty { return .none }
    return picked.count == enabled.count ? .all : .some
  }

  /// What the button of the All header does.
  public var button: ReferenceButton {
    if config.mode == .single || visible.isEmpty { return .hidden }
    if header == .all { return .deselectAll }
    var probe = self
    return probe.apply(.selectAllTapped, at: .start).verdict == .accepted ? .selectAll : .disabled
  }

  /// Whether there is a Done button.
  public var doneShown: Bool { config.mode != .single || !config.dismissesOnSelection }

  /// Whether the Done button can be tapped.
  public var doneEnabled: Bool {
    doneShown && alert == nil && ended == nil && !validity.contains(.empty)
  }

  /// Whether there is a Cancel button.
  public var cancelShown: Bool { config.showsCancelButton }

  /// Whether there is a button that opens the scanner.
  public var scanShown: Bool {
    switch config.scan.action {
    case .search: config.scan.enabled && config.search.enabled
    case .select: config.scan.enabled
    }
  }

  /// Whether the search has a Cancel button now.
  public var searchCancelShown: Bool { isSearching && config.search.showsCancelButton }

  /// Whether the navigation bar is shown.
  public var navigationBarShown: Bool { !(isSearching && config.search.hidesNavigationBar) }

  /// What is shown in place of rows; rows that are missing because they are picked do not count.
  public var emptyState: ReferenceEmptyState {
    if isLoading { return .loading }
    if loadError != nil { return .error }
    if hasQuery && matching.isEmpty { return .noResults }
    return rows.isEmpty ? .noItems : .none
  }

  /// The text below the list.
  public var footer: String? { config.prompt?.string }

  /// The picks' titles in catalog order; nil without picks.
  public var summary: String? {
    if picks.isEmpty { return nil }
    let titles = titles
    return inCatalogOrder(picks).map { titles[$0] ?? "" }.joined(separator: ", ")
  }

  /// The handler that takes the committed values; nil where nothing is committed.
  public var handler: ReferenceHandler? {
    if committed == nil { return nil }
    switch (config.identity, config.mode) {
    case (.index, .single): return .index
    case (.index, .multiple): return .indexes
    case (.id, .single): return .id
    case (.id, .multiple): return .ids
    }
  }

  /// The committed values in catalog order; nil where nothing is committed.
  public var committedInCatalogOrder: [ItemID]? { committed.map { inCatalogOrder($0) } }
}

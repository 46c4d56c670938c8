import PickerEvents
import PickerProjection

/// What an event found, as far as the account of it needs more than what it left.
///
/// The state itself is not kept: the next event would have to copy it.
struct Beforehand {
  /// The query that was applied; nil where it was erased.
  let query: ExactText?
  let hasQuery: Bool
  let isSearching: Bool
  /// How many rows the catalog had.
  let rowCount: Int
  let pane: Region
  let isAnchorShown: Bool
  /// The row that a range began at; nil where it was no range.
  let rangeStart: ItemID?
  /// How many of the items that the event brings the catalog had.
  let known: Int
  /// The text of the note; nil where there is none.
  let note: ExactText?
  /// The picks without an item, before data came; only looked up.
  let unresolved: Set<ItemID>

  /// - Complexity: O(1); O(rows + picks) before data.
  init(_ event: PickerEvent, _ state: PickerState) {
    query = state.query
    hasQuery = state.hasQuery
    isSearching = state.isSearching
    rowCount = state.rowCount
    pane = state.pane
    isAnchorShown = state.isAnchorShown
    if case .rangeTapped(let item) = event {
      rangeStart = state.rangeStart(to: item)
    } else {
      rangeStart = nil
    }
    known = event.broughtIDs.count { state.hasItem($0) }
    note = state.note?.text
    unresolved = event.catalogSource != nil ? Set(state.unresolved) : []
  }
}

extension PickerEvent {
  /// The ids that a page or an answer brings; in index identity its items have none.
  fileprivate var broughtIDs: [ItemID] {
    if case .pageLoaded(let page) = self { return page.rows.items.compactMap(\.id) }
    guard case .searchResultsArrived(let answer) = self else { return [] }
    return switch answer.rows {
    case .catalog(let rows): rows.items.compactMap(\.id)
    case .ids(let ids): ids
    }
  }
}

extension CatalogRows {
  /// All items, whatever their sections.
  var items: [Item] {
    switch self {
    case .items(let items): items
    case .sections(let sections): sections.flatMap(\.items)
    }
  }

  /// How many items there are.
  var count: Int {
    switch self {
    case .items(let items): items.count
    case .sections(let sections): sections.reduce(0) { $0 + $1.items.count }
    }
  }
}

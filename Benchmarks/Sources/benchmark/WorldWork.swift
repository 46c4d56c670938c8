import PickerEvents
import PickerProjection

/// Work over a whole world, whose cost per item must not grow with it.
enum WorldWork: String, CaseIterable {
  case open
  case selectAll = "Select All"
  case deselectAll = "Deselect All"
  case undo = "undo of Select All"
  case validity
  case done = "Done, up to the alert or the result"
  case query = "begin to search, first letter"
  case narrowing = "second letter"
  case selectFound = "Select All under a query"
  case sections = "sections of the list"
  case reload

  /// What has to be there before.
  func prepare(_ world: World, _ opening: Opening) -> PickerState {
    var opening = opening
    if self == .done { opening.config.settings.append(.requiresSelection(true)) }
    if self == .reload, opening.preselected.isEmpty {
      opening.preselected = stride(from: 0, to: opening.itemCount, by: 2).map { ItemID("i\($0)") }
    }
    var state = MachineBenchmark.open(opening)
    switch self {
    case .open, .selectAll, .reload, .query, .sections: break
    case .validity, .done, .deselectAll, .undo: state.apply(.selectAllTapped)
    case .narrowing, .selectFound: state.apply(.searchChanged(.typed("i")))
    }
    return state
  }

  /// The event that is it, or nil where something is read or opened.
  func event(_ world: World, _ count: Int) -> PickerEvent? {
    switch self {
    case .open, .validity, .sections: nil
    case .selectAll, .selectFound: .selectAllTapped
    case .deselectAll: .deselectAllTapped(header: .all)
    case .undo: .undone
    case .done: .doneTapped
    case .query: .searchChanged(.typed("i"))
    case .narrowing: .searchChanged(.typed(world == .longTitles ? "in" : "it"))
    case .reload: .catalogReloaded(Reload(sections: world.sections(of: count, from: count / 4)))
    }
  }

  @inline(never)
  func perform(_ event: PickerEvent?, _ opening: Opening, _ state: inout PickerState) -> UInt64 {
    if let event { return state.apply(event).receipt.value }
    switch self {
    case .validity: return UInt64(state.validity.count + 1)
    case .sections: return UInt64(state.visibleSections.count + 1)
    default: return MachineBenchmark.open(opening).receipt.value
    }
  }
}

extension Opening {
  fileprivate var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }
}

internal import PickerEvents

extension SessionMaker {
  /// What the host sends of its own accord.
  mutating func dataEvents() -> [PickerEvent] {
    switch random.below(20) {
    case 0..<7: return [.pageLoaded(page())]
    case 7..<12: return [.catalogReloaded(reload())]
    case 12..<15: return [.loadStarted]
    case 15..<17: return [.loadFailed(message: "no net")]
    case 17: return [.loadStarted, .pageLoaded(page())]
    case 18: return [.loadStarted, .loadFailed(message: "")]
    default:
      let page = page()
      return [.pageLoaded(page), .pageLoaded(page)]
    }
  }

  mutating func page() -> Page {
    Page(
      rows: rows(atMost: 4), hasMore: random.chance(60),
      query: random.chance(features.contains(.hostSearch) ? 45 : 15) ? someQuery() : nil,
    )
  }

  private mutating func reload() -> Reload {
    let most = random.chance(15) ? 0 : 11
    return Reload(sections: sections(atMost: most), hasMore: random.chance(50))
  }

  /// What the host answers to a query: the present one, an older one, or one that nobody asked.
  mutating func answer() -> PickerEvent {
    let query = someQuery()
    let rows: SearchAnswer.Rows
    switch identity {
    case .id:
      rows =
        random.chance(45) ? .ids(distinctIDs(atMost: 5)) : .catalog(self.rows(atMost: 4))
    case .index:
      rows =
        random.chance(95) ? .ids(distinctIDs(atMost: 5)) : .catalog(self.rows(atMost: 2))
    }
    return .searchResultsArrived(
      SearchAnswer(query: query, rows: rows, hasMore: random.chance(50)))
  }

  /// Ids that seldom repeat; a repeated one is refused whole.
  private mutating func distinctIDs(atMost most: Int) -> [ItemID] {
    var ids: [ItemID] = []
    for id in self.ids(atMost: most) where !ids.contains(id) || random.chance(5) { ids.append(id) }
    return ids
  }

  /// What the user and the host do with the screen.
  mutating func screenEvents() -> [PickerEvent] {
    switch random.below(20) {
    case 0..<7: return [viewport()]
    case 7..<10: return [.rangeTapped(item: id())]
    case 10..<15: return [.tapped(id()), .rangeTapped(item: id()), .rangeTapped(item: id())]
    case 15..<17: return [.anchorTapped]
    default: return [.paneSwiped(to: random.chance(35) ? .all : .selected)]
    }
  }

  private mutating func viewport() -> PickerEvent {
    switch random.below(40) {
    case 0: .viewportChanged(first: -1, capacity: 3)
    case 1: .viewportChanged(first: 0, capacity: 0)
    case 2: .viewportChanged(first: .max, capacity: .max)
    default: .viewportChanged(first: random.below(7), capacity: 1 + random.below(6))
    }
  }
}

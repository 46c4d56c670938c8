internal import PickerEvents

extension SessionMaker {
  /// Up to some forty events, most often with an ending among the last.
  mutating func events() -> [PickerEvent] {
    var events: [PickerEvent] = []
    let length = random.below(36)
    while events.count < length { events += some() }
    if random.chance(80) {
      events += ending()
      if random.chance(60) { events += answers() }
      if random.chance(40) { events += ending() }
      if random.chance(25) { events += some() }
    }
    return events
  }

  /// One event, or a few that belong together.
  private mutating func some() -> [PickerEvent] {
    if !features.isEmpty && random.chance(55) { return featureEvents() }
    return switch random.below(100) {
    case 0..<50: [.tapped(item: id(), region: random.chance(80) ? .all : .selected)]
    case 50..<57: [.selectAllTapped]
    case 57..<63: [.deselectAllTapped(header: random.chance(60) ? .all : .selected)]
    case 63..<68: Array(repeating: .undone, count: 1 + random.below(4))
    case 68..<72: Array(repeating: .redone, count: 1 + random.below(3))
    case 72..<74: [.undone, .redone]
    case 74..<81: [.selectionSet(ids: ids(atMost: 6))]
    case 81..<87: [.rulesChanged(rules())]
    case 87..<90: random.chance(50) ? ending() : ending() + answers()
    case 90..<93: answers()
    default: [nonsense()]
    }
  }

  private mutating func ending() -> [PickerEvent] {
    switch random.below(20) {
    case 0..<8: [.doneTapped]
    case 8..<13: [.cancelTapped]
    case 13..<19: [.dismissAttempted]
    default: [.abandoned]
    }
  }

  /// Answers to an alert that may be there, and a tap that it may hold off.
  private mutating func answers() -> [PickerEvent] {
    var events: [PickerEvent] = []
    if random.chance(30) { events.append(.tapped(item: id(), region: .all)) }
    switch random.below(4) {
    case 0: events.append(.discardConfirmed)
    case 1: events.append(.keepEditingTapped)
    default: events += random.mixed([.alertAcknowledged, .keepEditingTapped])
    }
    return events
  }

  /// An event that this picker cannot have, or that means little to it.
  private mutating func nonsense() -> PickerEvent {
    let rows = CatalogRows.items([Item(id: "new", title: "New")])
    let events: [PickerEvent] = [
      .rangeTapped(item: id()),
      .rangeTapped(item: id()),
      .searchBegan,
      .searchChanged(.typed("a")),
      .searchSubmitted(erased: nil),
      .searchCancelled,
      .searchResultsArrived(SearchAnswer(query: "a", rows: .ids(["a"]))),
      .scannerOpened,
      .scannerClosed,
      .scanned(Scan(content: .read(raw: "1", value: "1"), symbology: "ean13")),
      .scanFailed(failure: "no light"),
      .pageLoaded(Page(rows: rows)),
      .catalogReloaded(Reload(sections: [])),
      .loadStarted,
      .loadFailed(message: "no net"),
      .viewportChanged(first: random.below(3) - 1, capacity: random.below(4)),
      .anchorTapped,
      .paneSwiped(to: random.chance(50) ? .all : .selected),
      .noteFocused,
      .noteEdited(NoteEdit(start: 0, length: 0, text: "x")),
      .noteReturned,
      .noteBlurred,
      .noteSet(text: "x"),
      .noteErrorSet(hasError: true, text: ""),
    ]
    return random.one(of: events)
  }
}

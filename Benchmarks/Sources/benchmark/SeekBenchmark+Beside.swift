import EventStore
import PickerEvents
import PickerSession

/// Steps over taps between events of the search and the screen, at a large catalog.
extension SeekBenchmark {
  /// What stands between the taps, every tenth event.
  private enum Beside: String, CaseIterable {
    case taps = "taps alone"
    case viewport = "a viewport moves"
    case keystroke = "a query changes"
    case scan = "a code is scanned"
    case page = "a page comes"

    func event(_ number: Int) -> PickerEvent {
      switch self {
      case .taps: .tapped(ItemID("i\(number % 977)"))
      case .viewport: .viewportChanged(first: number % 1_000, capacity: 12)
      case .keystroke: .searchChanged(.typed(number % 20 == 0 ? "item" : "item 77"))
      case .scan:
        .scanned(Scan(content: .read(raw: code(number), value: code(number))))
      case .page:
        .pageLoaded(Page(rows: .items([Item(id: "i5", title: ExactText("Page \(number)"))])))
      }
    }

    private func code(_ number: Int) -> ExactText { ExactText("i\(number % 977)") }
  }

  func besides() throws {
    print("\n100,000 items, 10,000 events, every tenth of them as said\n")
    row("between taps", "forward us", "back us", "ratio", "bar", "MB more")
    row("--", "--:", "--:", "--:", "--:", "--:")
    for beside in Beside.allCases {
      let items = (0..<100_000).map { Item(id: ItemID("i\($0)"), title: ExactText("Item \($0)")) }
      let store = try EventStore(.memory)
      let live = try PickerSession(
        Opening(
          config: GivenConfiguration([
            .mode(.multiple), .max(1_000), .search(.enabled(true)), .scan(.enabled(true)),
            .scan(.action(.select)),
          ]), sections: [Section(items: items)]), in: store)
      var events: [PickerEvent] = [.searchChanged(.typed("item")), .searchBegan]
      for number in 0..<10_000 {
        events.append(
          number % 10 == 0 ? beside.event(number) : .tapped(ItemID("i\(number * 7 % 977)")))
      }
      for start in stride(from: 0, to: events.count, by: 1_000) {
        try live.send(contentsOf: Array(events[start..<min(start + 1_000, events.count)]))
      }
      try store.keepChoices()
      var forward = Figures()
      var back = Figures()
      let before = Self.residentMegabytes
      var peak = before
      for _ in 0..<options.runs {
        var cursor = try SessionCursor(live.id, in: store)
        try cursor.move(to: 2_000)
        let count = 2_000
        var start = ContinuousClock.now
        for _ in 0..<count { try cursor.stepForward() }
        try forward.add(StoreBenchmark.seconds(since: start) / Double(count))
        peak = max(peak, Self.residentMegabytes)
        start = ContinuousClock.now
        for _ in 0..<count { try cursor.stepBack() }
        try back.add(StoreBenchmark.seconds(since: start) / Double(count))
        guard cursor.sequence == 2_000, cursor.divergence == nil else { throw Failure("no step") }
      }
      row(
        beside.rawValue, forward.median.microseconds, back.median.microseconds,
        (back.median / forward.median).ratio, "2.00", "\(peak - before)")
    }
  }
}

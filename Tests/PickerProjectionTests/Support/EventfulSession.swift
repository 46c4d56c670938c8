import PickerEvents
import PickerReference

/// Makes the events of a long session.
struct EventfulSession {
  private var random: SplitMix64
  private let isHost: Bool
  private let isIndexed: Bool
  private var rows = 0
  private var query: ExactText = ""

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    isHost = random.chance(40)
    isIndexed = random.chance(20)
  }

  mutating func opening() -> Opening {
    rows = 8
    var settings: [Setting] = [
      .mode(.multiple), .max(6), .hidesPicked(random.chance(30)),
      .missingPicks(random.chance(50) ? .drop : .keep), .search(.enabled(true)),
      .search(.matching(isHost ? .host : .builtin)), .scan(.enabled(true)),
      .scan(.repeatWindowMs(1 + random.below(9_000))), .paging(.enabled(true)),
    ]
    if random.chance(50) { settings.append(.scan(.action(.select))) }
    if isIndexed { settings.append(.identity(.index)) }
    if random.chance(60) {
      settings += [
        .note(.text("né")), .note(.maxLength(5)), .note(.countsCharacters(random.chance(50))),
        .note(.overLimit(random.chance(50) ? .truncate : .reject)),
        .note(.tracksLiveChanges(random.chance(50))),
      ]
    }
    return Opening(
      config: GivenConfiguration(settings),
      sections: [Section(items: items(0..<8)), Section(id: "S", title: "More", items: [])],
      hasMore: true, preselected: ["1", "gone"])
  }

  private mutating func items(_ numbers: some Sequence<Int>) -> [Item] {
    numbers.map { number in
      Item(
        id: isIndexed ? nil : ItemID("\(number)"),
        title: ExactText("Item \(number) \(random.below(3))"),
        detail: random.chance(20) ? "second line" : nil,
        codes: random.chance(30) ? [ExactText("\(4_000 + number)")] : [],
        enabled: !random.chance(15))
    }
  }

  /// Some numbers of items, each once.
  private mutating func numbers(_ most: Int) -> [Int] {
    Array(random.mixed(Array(0..<30)).prefix(random.below(most + 1)))
  }

  private mutating func item() -> ItemID { ItemID("\(random.below(31))") }

  mutating func next() -> [PickerEvent] {
    switch random.below(44) {
    case 0..<12: return [.tapped(item: item(), region: .all)]
    case 12..<15: return Array(repeating: .undone, count: 1 + random.below(6))
    case 15..<17: return Array(repeating: .redone, count: 1 + random.below(4))
    case 17: return [.rangeTapped(item: item())]
    case 18: return [.selectAllTapped]
    case 19: return [.deselectAllTapped(header: .all)]
    case 20: return [.selectionSet(ids: numbers(5).map { ItemID("\($0)") } + [item()])]
    case 21: return [.rulesChanged(RulesChange([.max(2 + random.below(6))]))]
    case 22: return [.viewportChanged(first: random.below(20), capacity: 1 + random.below(9))]
    case 23: return [.paneSwiped(to: random.chance(50) ? .all : .selected)]
    case 24: return random.chance(50) ? [.loadStarted] : [.loadFailed(message: "no net")]
    case 25..<28:
      let code = code()
      return [.scanned(Scan(content: .read(raw: code, value: code)))]
    case 28..<32: return [typing()]
    case 32: return [.searchCancelled]
    case 33..<35: return [answer()]
    case 35..<38: return [page()]
    case 38: return [reload()]
    case 39..<43: return [note()]
    default:
      return [.searchChanged(.erased(ErasedText(matches: numbers(4).map { ItemID("\($0)") })))]
    }
  }

  private mutating func note() -> PickerEvent {
    switch random.below(8) {
    case 0: .noteFocused
    case 1: .noteBlurred
    case 2: .noteSet(text: random.chance(50) ? "" : "set by the host")
    case 3: .noteErrorSet(hasError: random.chance(50), text: random.chance(50) ? "" : "bad")
    default:
      .noteEdited(
        NoteEdit(
          start: random.below(4), length: random.below(2),
          text: random.chance(50) ? "e\u{301}" : "ab",
          kind: random.chance(60) ? .composing : .typed))
    }
  }

  private mutating func code() -> ExactText {
    random.chance(70) ? ExactText("\(4_000 + random.below(30))") : ExactText("\(random.below(30))")
  }

  private mutating func typing() -> PickerEvent {
    query = ["", "1", "item", "item 2", "0 item", "second"][random.below(6)]
    return .searchChanged(.typed(query))
  }

  private mutating func answer() -> PickerEvent {
    let numbers = numbers(6)
    let rows: SearchAnswer.Rows =
      isIndexed || random.chance(40)
      ? .ids(numbers.map { ItemID("\($0)") }) : .catalog(.items(items(numbers)))
    return .searchResultsArrived(SearchAnswer(query: query, rows: rows, hasMore: random.chance(50)))
  }

  private mutating func page() -> PickerEvent {
    let numbers = numbers(3)
    let rows: CatalogRows =
      random.chance(70)
      ? .items(items(numbers))
      : .sections([Section(id: ["S", "T", "U"][random.below(3)], items: items(numbers))])
    return .pageLoaded(
      Page(rows: rows, hasMore: random.chance(60), query: random.chance(30) ? query : nil))
  }

  private mutating func reload() -> PickerEvent {
    let numbers = numbers(20)
    let half = numbers.count / 2
    return .catalogReloaded(
      Reload(
        sections: [
          Section(items: items(numbers[..<half])), Section(id: "T", items: items(numbers[half...])),
        ], hasMore: random.chance(50)))
  }
}

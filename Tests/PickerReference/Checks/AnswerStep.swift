internal import PickerEvents

/// What happens to a search whose answers come late, and every order in which it can.
enum AnswerStep: Hashable {
  /// The user typed a query.
  case typed(ExactText)
  /// The host answered it.
  case answered(ExactText)

  /// Whether the user did it.
  private var isTyped: Bool {
    switch self {
    case .typed: true
    case .answered: false
    }
  }

  /// Every list of queries in which none follows itself.
  static func queries(atMost length: Int) -> [[ExactText]] {
    if length == 0 { return [[]] }
    let shorter = queries(atMost: length - 1)
    var longer: [[ExactText]] = shorter
    for list in shorter where list.count == length - 1 {
      for query in ["x", "y", ""] as [ExactText] where query != list.last ?? "" {
        longer.append(list + [query])
      }
    }
    return longer
  }

  /// Every session in which some queries are typed and all of them are answered.
  static func sessions(of queries: [ExactText]) -> [[PickerEvent]] {
    // Answers that name known rows may arrive between the queries too: they leave no other trace.
    let named = interleavings(queries.map { [.typed($0), .answered($0)] }).map { $0.map(byIDs) }
    // Answers that bring items leave them in the catalog, where they are accepted. Here they come
    // when everything is typed, and all but those to the last query are refused.
    let typed = queries.map { byItems(.typed($0)) }
    let brought = interleavings(queries.map { [.answered($0)] }).map { typed + $0.map(byItems) }
    return named + brought
  }

  /// Every such session whose answers bring items, and may be accepted between the queries.
  static func sessionsThatGrow(of queries: [ExactText]) -> [[PickerEvent]] {
    interleavings(queries.map { [.typed($0), .answered($0)] }).map { $0.map(byItems) }
  }

  /// The same session without the answers that are to another query than the one applied then.
  static func withoutLateAnswers(_ events: [PickerEvent]) -> [PickerEvent] {
    var applied: ExactText = ""
    return events.filter { event in
      switch event {
      case .searchChanged(.typed(let query)): applied = query
      case .searchResultsArrived(let answer): return answer.query == applied && !applied.isEmpty
      default: break
      }
      return true
    }
  }

  /// The same session with one answer to one query, after everything is typed, and no other.
  static func withOneAnswer(_ events: [PickerEvent], to query: ExactText) -> [PickerEvent] {
    let answer = events.last { event in
      if case .searchResultsArrived(let answer) = event { return answer.query == query }
      return false
    }
    return events.filter { $0.kind != .searchResultsArrived } + [answer].compactMap { $0 }
  }

  /// Every way to put lists together that leaves each in its order.
  private static func interleavings(_ lists: [[AnswerStep]]) -> [[AnswerStep]] {
    let rest = lists.filter { !$0.isEmpty }
    if rest.isEmpty { return [[]] }
    var all: [[AnswerStep]] = []
    for (place, list) in rest.enumerated() {
      // What is typed is typed in order, so nothing overtakes what was typed before.
      if case .typed = list[0], rest[..<place].contains(where: { $0[0].isTyped }) { continue }
      var others = rest
      others[place].removeFirst()
      for end in interleavings(others) { all.append([list[0]] + end) }
    }
    return all
  }

  private static func byIDs(_ step: AnswerStep) -> PickerEvent {
    switch step {
    case .typed(let query): .searchChanged(.typed(query))
    case .answered(let query):
      .searchResultsArrived(
        SearchAnswer(
          query: query, rows: .ids(query == "x" ? ["c", "b"] : ["d"]), hasMore: query == "x"))
    }
  }

  private static func byItems(_ step: AnswerStep) -> PickerEvent {
    switch step {
    case .typed(let query): .searchChanged(.typed(query))
    case .answered(let query):
      .searchResultsArrived(
        SearchAnswer(
          query: query,
          rows: .catalog(.items(query == "x" ? ["b", "x1"] : ["y1", "a", "y2"])),
          hasMore: query == "x"))
    }
  }
}

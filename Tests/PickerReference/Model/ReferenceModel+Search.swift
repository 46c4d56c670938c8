internal import PickerEvents

extension ReferenceModel {
  /// A finger in the search field.
  mutating func beginSearch() throws(Refused) -> ReferenceOutcome {
    if !config.search.enabled { throw Refused(.searchDisabled) }
    isSearching = true
    return ReferenceOutcome()
  }

  /// Another text in the search field.
  mutating func changeSearch(_ given: SearchText) throws(Refused) -> ReferenceOutcome {
    if !config.search.enabled { throw Refused(.searchDisabled) }
    switch given {
    case .erased(let erased): return showErased(erased)
    case .typed(let new):
      let before = text.characters(text.trimmed(typed ?? "").string).count
      let now = text.characters(text.trimmed(new).string).count
      typed = new
      if !new.isEmpty { isSearching = true }
      if text.trimmed(new).isEmpty || now >= config.search.minimumCharacters || now < before {
        return applyQuery(text.trimmed(new))
      }
      return ReferenceOutcome()
    }
  }

  /// The Search key.
  mutating func submitSearch(_ erased: ErasedText?) throws(Refused) -> ReferenceOutcome {
    if !config.search.enabled { throw Refused(.searchDisabled) }
    if let erased { return showErased(erased) }
    // What is typed may be erased; then it is what the rows already show.
    guard let typed else { return ReferenceOutcome() }
    var outcome = applyQuery(text.trimmed(typed))
    if outcome.effects.isEmpty && isWaiting { outcome.effects.append("searchRequested") }
    return outcome
  }

  /// The search's Cancel button.
  mutating func cancelSearch() throws(Refused) -> ReferenceOutcome {
    if !config.search.enabled { throw Refused(.searchDisabled) }
    return endSearch()
  }

  /// Leaves the search; the list goes back to its top if it is asked to.
  mutating func endSearch() -> ReferenceOutcome {
    clearSearch()
    var outcome = ReferenceOutcome()
    if config.search.adjustsOffsetOnCancel { outcome.effects.append("scrollToTop") }
    return outcome
  }

  /// Both texts empty, and no search going on.
  mutating func clearSearch() {
    typed = ""
    isSearching = false
    _ = applyQuery("")
  }

  /// Whether the host owes an answer.
  private var isWaiting: Bool {
    config.search.matching == .host && query != "" && !isAnswered
  }

  /// Applies a query that is trimmed already.
  mutating func applyQuery(_ new: ExactText) -> ReferenceOutcome {
    var outcome = ReferenceOutcome()
    if query == new { return outcome }
    query = new
    isAnswered = false
    switch config.search.matching {
    case .builtin: showAll()
    case .host:
      if new.isEmpty {
        showAll()
      } else {
        // The old rows stay until the answer.
        outcome.effects.append("searchRequested")
      }
    }
    return outcome
  }

  private mutating func showAll() {
    shownRows = nil
    answerHasMore = nil
  }

  /// A text that was erased: its rows are known, what it said is not.
  mutating func showErased(_ erased: ErasedText) -> ReferenceOutcome {
    typed = nil
    query = nil
    isSearching = true
    isAnswered = false
    shownRows = []
    for id in erased.matches where row(of: id) != nil && shownRows?.contains(id) == false {
      shownRows?.append(id)
    }
    return ReferenceOutcome()
  }

  /// The rows that the query leaves, picked or not.
  var matching: [ItemID] {
    if let shownRows { return shownRows }
    guard let query, !query.isEmpty, config.search.matching == .builtin else {
      return rows.map(\.id)
    }
    let words = text.words(of: query)
    return rows.filter { row in words.allSatisfy { isFound($0, in: row.item) } }.map(\.id)
  }

  /// Whether a word stands in an item's title, its detail, or one of its codes.
  private func isFound(_ word: [Unicode.Scalar], in item: Item) -> Bool {
    var texts = [item.title]
    if let detail = item.detail { texts.append(detail) }
    texts += item.codes
    return texts.contains { text.isFound(word, in: $0) }
  }

  /// Whether some query is applied; an erased one is one.
  var hasQuery: Bool { query != "" }
}

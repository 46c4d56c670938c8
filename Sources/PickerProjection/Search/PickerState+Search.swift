internal import PickerEvents

/// The search field (Behaviour.md, Search).
extension PickerState {
  private var matching: Matching { configuration.search.matching }

  func decideSearchBegan() -> Decision {
    guard configuration.search.enabled else { return decision(rejecting: .searchDisabled) }
    var draft = draft
    var next = search
    next.isActive = true
    // Whoever begins to search is about to type: the texts are made ready now.
    draft.set(next, .same, matching == .builtin && texts == nil ? madeTexts(of: roster) : nil)
    return decision(draft)
  }

  func decide(typing text: SearchText) -> Decision {
    guard configuration.search.enabled else { return decision(rejecting: .searchDisabled) }
    switch text {
    case .erased(let erased): return decision(showing: erased)
    case .typed(let typed):
      var draft = draft
      var next = search
      let trimmed = WhiteSpace.trimmed(typed)
      next.typed = typed
      if !typed.isEmpty { next.isActive = true }
      apply(isApplied(trimmed) ? trimmed : nil, next, &draft)
      return decision(draft)
    }
  }

  /// Whether a text is applied while it is typed.
  private func isApplied(_ trimmed: ExactText) -> Bool {
    guard !trimmed.isEmpty else { return true }
    let minimum = configuration.search.minimumCharacters
    // Any text that is not empty has one; most pickers ask for no more.
    if minimum <= 1 { return true }
    let count = Graphemes.count(trimmed)
    return count >= minimum
      || search.typed.map { count < Graphemes.count(WhiteSpace.trimmed($0)) } ?? false
  }

  func decide(submitting erased: ErasedText?) -> Decision {
    guard configuration.search.enabled else { return decision(rejecting: .searchDisabled) }
    if let erased { return decision(showing: erased) }
    var draft = draft
    // What was erased cannot be applied anew: it stays what it is.
    apply(search.typed.map { WhiteSpace.trimmed($0) }, search, &draft, asksAgain: true)
    return decision(draft)
  }

  func decideSearchCancelled() -> Decision {
    guard configuration.search.enabled else { return decision(rejecting: .searchDisabled) }
    var draft = draft
    cancelSearch(&draft)
    return decision(draft)
  }

  /// Ends the search: nothing is typed, nothing is applied.
  func cancelSearch(_ draft: inout Draft) {
    endSearch(&draft)
    if configuration.search.adjustsOffsetOnCancel { draft.outcome.effects.append(.scrollToTop) }
  }

  /// Ends the search in silence.
  func endSearch(_ draft: inout Draft) {
    guard search != SearchState() else { return }
    draft.set(SearchState(), shown == nil ? .same : .all)
  }

  /// Applies a query.
  ///
  /// - Parameters:
  ///   - query: The query, or nil where the old one stays applied.
  ///   - state: The search with what else the event changes.
  ///   - draft: Takes the search and the effect.
  ///   - asksAgain: Whether the host is asked even for the same query, while it has not answered.
  func apply(
    _ query: ExactText?, _ state: SearchState, _ draft: inout Draft, asksAgain: Bool = false,
  ) {
    var next = state
    guard let query, query != state.query else {
      if asksAgain, matching == .host, let query = state.query, !query.isEmpty, !state.isAnswered {
        draft.outcome.effects.append(.searchRequested(query))
      }
      draft.set(next, .same)
      return
    }
    next.query = query
    next.isAnswered = false
    if query.isEmpty {
      next.given = nil
      draft.set(next, shown == nil ? .same : .all)
    } else if matching == .host {
      draft.outcome.effects.append(.searchRequested(query))
      draft.set(next, .same)
    } else {
      next.given = nil
      let texts = texts ?? madeTexts(of: roster)
      let rows = rows(matching: SearchQuery(query), texts)
      draft.set(next, rows, self.texts == nil ? texts : nil)
    }
  }

  /// The rows that a query leaves.
  private func rows(matching query: SearchQuery, _ texts: FoldedTexts) -> SearchUpdate.Rows {
    if let shown, search.given == nil, let before = search.query.map({ SearchQuery($0) }),
      query.narrows(before)
    {
      return .these(texts.entries(matching: query, among: shown.slots, found: before))
    }
    return rows(matching: query, texts, of: roster)
  }

  /// The rows of a catalog that a query leaves, in display order.
  func rows(
    matching query: SearchQuery, _ texts: FoldedTexts, of roster: Roster,
  ) -> SearchUpdate.Rows {
    guard !query.isEmpty else { return .all }
    return .these(roster.inCatalogOrder(texts.entries(matching: query)))
  }

  /// Folds the texts of a catalog, by slot.
  func madeTexts(of roster: Roster) -> FoldedTexts {
    var texts = FoldedTexts()
    texts.reserve(entries: roster.count, bytes: roster.count * 16)
    for slot in 0..<Slot(roster.count) {
      texts.append(roster.isRow(slot) ? roster.knownItem(in: slot) : nil)
    }
    return texts
  }

  /// The folded texts of a catalog that takes the place of the present one: what reads as it did is
  /// not folded again.
  func texts(ofNext roster: Roster) -> FoldedTexts {
    guard var texts else { return madeTexts(of: roster) }
    let known = texts.count
    for slot in 0..<Slot(roster.count) {
      if slot < known, roster.reads(as: self.roster, in: slot) { continue }
      let item = roster.isRow(slot) ? roster.knownItem(in: slot) : nil
      if slot < known { texts.replace(Int(slot), with: item) } else { texts.append(item) }
    }
    return texts
  }

  /// Shows the rows that an erasure left of a text.
  private func decision(showing erased: ErasedText) -> Decision {
    var draft = draft
    show(erased, search, &draft)
    return decision(draft)
  }

  /// Shows the rows that an erasure left of a text: the rows are known, the text is not.
  func show(_ erased: ErasedText, _ state: SearchState, _ draft: inout Draft) {
    // Only looked up, never walked.
    var seen: Set<Slot> = []
    let rows = erased.matches.compactMap { roster.slot(of: $0) }
      .filter { roster.isRow($0) && seen.insert($0).inserted }
    var next = state
    next.isActive = true
    next.typed = nil
    next.query = nil
    next.isAnswered = false
    // Rows of an earlier answer that stayed until the next one are still that answer.
    next.given = SearchState.GivenRows(sum: pairSum(of: rows), hasMore: state.given?.hasMore)
    draft.set(next, .these(rows))
  }
}

extension Roster {
  /// Rows in the order of the catalog.
  ///
  /// - Parameter slots: Rows, in ascending order.
  /// - Returns: The same rows.
  /// - Complexity: O(rows) where the catalog still has the order of the opening.
  func inCatalogOrder(_ slots: [Slot]) -> [Slot] {
    var last: UInt64 = 0
    let isOrdered = slots.allSatisfy { slot in
      let key = catalogKey(of: slot)
      defer { last = key }
      return key >= last
    }
    guard !isOrdered else { return slots }
    guard slots.count > rowCount / 16 else {
      return slots.sorted { catalogKey(of: $0) < catalogKey(of: $1) }
    }
    var members = SlotSet(slots: count)
    for slot in slots { members.insert(slot) }
    return ListRows(self).filter { members.contains($0) }
  }
}

internal import PickerEvents

/// Pages, and the host's answers to queries (Behaviour.md, Events; Search).
extension PickerState {
  func decide(page: Page, _ recorded: Verdict?) -> Decision {
    if page.query != nil, recorded == .rejected(.staleAnswer), search.query == nil {
      return decision(rejecting: .staleAnswer)
    }
    let isHost = configuration.search.matching == .host
    var goesOn = false
    if let query = page.query {
      guard search.query.map({ $0 == query }) ?? true else {
        return decision(rejecting: .staleAnswer)
      }
      goesOn = isHost && search.hasQuery
      // Whether an erased query was answered, only its record knows.
      guard !goesOn || search.isAnswered || search.query == nil else {
        return decision(rejecting: .staleAnswer)
      }
    }
    var data = data
    if !goesOn { data.hasMore = page.hasMore }
    do throws(Refusal) {
      let plan = try plan(page.rows, data)
      var draft = draft(joining: plan)
      if goesOn {
        add(plan, toAnswer: page.hasMore, &draft)
      } else {
        match(plan, &draft)
      }
      settleLoad(&draft)
      return decision(draft)
    } catch {
      return decision(rejecting: error.reason)
    }
  }

  func decide(answer: SearchAnswer, _ recorded: Verdict?) -> Decision {
    guard configuration.search.enabled else { return decision(rejecting: .searchDisabled) }
    let isErased = search.query == nil
    guard configuration.search.matching == .host, search.hasQuery,
      isErased ? recorded != .rejected(.staleAnswer) : search.query == answer.query
    else { return decision(rejecting: .staleAnswer) }
    do throws(Refusal) {
      var draft = draft
      var next = search
      next.isAnswered = true
      switch answer.rows {
      case .ids(let ids):
        guard Set(ids).count == ids.count else { throw Refusal(reason: .duplicateId) }
        let rows = ids.compactMap { roster.slot(of: $0) }.filter { roster.isRow($0) }
        next.given = SearchState.GivenRows(sum: pairSum(of: rows), hasMore: answer.hasMore)
        draft.set(next, .these(rows))
      case .catalog(let rows):
        guard roster.identity == .id else { throw Refusal(reason: .idInIndexCatalog) }
        let plan = try plan(rows, data)
        draft = self.draft(joining: plan)
        next.given = SearchState.GivenRows(
          sum: sum(of: plan.rows, after: nil, 0), hasMore: answer.hasMore)
        draft.set(next, .joined(.asAnswer))
        draft.visibleCount = plan.rows.count { !isHiddenPick($0) }
      }
      settleLoad(&draft)
      return decision(draft)
    } catch {
      return decision(rejecting: error.reason)
    }
  }

  /// A draft in which rows join the catalog, whose count of visible rows is that without a query.
  private func draft(joining plan: PagePlan) -> Draft {
    var draft = draft
    draft.updates.catalog = .page(plan)
    draft.parts.data = plan.data.value
    draft.hasMore = plan.data.hasMore
    draft.visibleCount = visibleCount
    return draft
  }

  /// Adds rows to the answer of the host.
  private func add(_ plan: PagePlan, toAnswer hasMore: Bool, _ draft: inout Draft) {
    var next = search
    let newRows = plan.rows.filter { !wasShown($0) }
    let last = shown?.slots.last.map { roster.digest(of: $0) }
    next.given = SearchState.GivenRows(
      sum: sum(of: newRows, after: last, search.given?.sum ?? 0), hasMore: hasMore)
    draft.set(next, .joined(.atItsEnd))
    draft.visibleCount = visibleCount + newRows.count { !isHiddenPick($0) }
  }

  /// Shows those of the rows that the catalog and the query make visible.
  private func match(_ plan: PagePlan, _ draft: inout Draft) {
    guard shown != nil, search.given == nil, let query = search.query.map({ SearchQuery($0) })
    else {
      if shown == nil {
        draft.visibleCount = visibleCount + plan.rows.count { !$0.isUpdate && !isHiddenPick($0) }
      }
      return
    }
    let matches = matches(of: query, plan)
    draft.set(search, .joined(.matching(matches)))
    var count = visibleCount
    for (row, isMatch) in zip(plan.rows, matches) where !isHiddenPick(row) {
      if isMatch != wasShown(row) { count += isMatch ? 1 : -1 }
    }
    draft.visibleCount = count
  }

  /// Which of the rows a query leaves: all of them are folded and searched at once.
  private func matches(of query: SearchQuery, _ plan: PagePlan) -> [Bool] {
    var texts = FoldedTexts()
    for row in plan.rows { texts.append(row.item) }
    var matches = plan.rows.map { _ in false }
    for entry in texts.entries(matching: query) { matches[Int(entry)] = true }
    return matches
  }

  /// Whether a row that joins the catalog was left by the query before.
  func wasShown(_ row: PagePlan.Row) -> Bool { row.slot.map { isShown($0) } ?? false }

  /// Whether a row that joins the catalog is a pick, and so not on the list.
  func isHiddenPick(_ row: PagePlan.Row) -> Bool {
    configuration.hidesPicked && row.slot.map { selection.isPicked($0) } ?? false
  }

  /// The sum of neighbourhoods of rows that stand behind others (`ReceiptPart.pair`).
  private func sum(of rows: [PagePlan.Row], after last: UInt64?, _ start: UInt64) -> UInt64 {
    var sum = start
    var older = last ?? 0
    for row in rows {
      let digest = row.slot.map { roster.digest(of: $0) } ?? ReceiptPart.digest(of: row.id)
      sum &+= ReceiptPart.pair(older, digest)
      older = digest
    }
    return sum
  }
}

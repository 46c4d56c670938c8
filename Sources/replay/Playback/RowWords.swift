import PickerEvents
import PickerProjection

/// Says what an accepted event did to the rows and the screen: searches, data, ranges, panes.
enum RowWords {
  /// "3 of 249 rows", "all 249 rows".
  static func count(_ state: PickerState) -> String {
    let rows = Words.count(state.rowCount, "row")
    guard state.hasQuery || state.visibleCount != state.rowCount else {
      return state.rowCount > 1 ? "all \(rows)" : rows
    }
    return "\(state.visibleCount) of \(rows)"
  }

  /// Where a range began.
  static func range(
    _ event: PickerEvent, _ before: Beforehand, _ state: PickerState,
  ) -> [String] {
    guard case .rangeTapped = event else { return [] }
    guard let start = before.rangeStart else { return ["as a tap"] }
    return ["from \(Words.title(start, state))"]
  }

  /// What became of the rows.
  static func rows(
    _ event: PickerEvent, _ before: Beforehand, _ state: PickerState,
  ) -> [String] {
    switch event {
    case .searchChanged, .searchSubmitted: return searched(before, state)
    case .scanned where state.configuration.scan.action == .search: return searched(before, state)
    case .searchCancelled: return before.hasQuery ? [count(state)] : []
    case .searchResultsArrived(let answer):
      return answered(answer, before, state) + lostAndFound(before, state)
    case .pageLoaded(let page):
      return paged(page, before, state) + lostAndFound(before, state)
    case .catalogReloaded:
      var words = ["\(count(state)), before \(before.rowCount)"]
      if state.hasMore { words.append("more to come") }
      return words + lostAndFound(before, state)
    case .opened, .tapped, .rangeTapped, .selectAllTapped, .deselectAllTapped, .searchBegan,
      .scannerOpened, .scannerClosed, .scanned, .scanFailed, .loadStarted, .loadFailed,
      .rulesChanged, .selectionSet, .viewportChanged, .anchorTapped, .paneSwiped, .doneTapped,
      .cancelTapped, .dismissAttempted, .discardConfirmed, .keepEditingTapped, .alertAcknowledged,
      .undone, .redone, .noteFocused, .noteEdited, .noteReturned, .noteBlurred, .noteSet,
      .noteErrorSet, .abandoned:
      // What ends a session ends the search too.
      guard before.isSearching, !state.isSearching, state.ending == nil else { return [] }
      return ["the search ended" + (before.hasQuery ? ", \(count(state))" : "")]
    }
  }

  /// What a typed, sent or scanned text left.
  private static func searched(_ before: Beforehand, _ state: PickerState) -> [String] {
    guard state.isTypedApplied else {
      let needed = Words.count(state.configuration.search.minimumCharacters, "character")
      let query = state.hasQuery ? [SearchWords.query(state) + " stays", count(state)] : []
      return ["not applied, it needs \(needed)"] + query
    }
    let rows = state.isAwaitingAnswer ? "\(count(state)) until it answers" : count(state)
    guard state.query == before.query, state.query != nil else { return [rows] }
    return state.hasQuery ? ["the same query", rows] : []
  }

  private static func answered(
    _ answer: SearchAnswer, _ before: Beforehand, _ state: PickerState,
  ) -> [String] {
    var words: [String] = []
    switch answer.rows {
    case .catalog(let rows): words.append(news(rows.count, before))
    case .ids(let ids):
      let unknown = ids.count - before.known
      if unknown > 0 { words.append("\(unknown) left out, the catalog has no such item") }
    }
    words.append(count(state))
    if answer.hasMore { words.append("more to come") }
    return words
  }

  private static func paged(
    _ page: Page, _ before: Beforehand, _ state: PickerState,
  ) -> [String] {
    [news(page.rows.count, before), count(state), page.hasMore ? "more to come" : "the last page"]
  }

  /// "2 new, 1 updated".
  private static func news(_ count: Int, _ before: Beforehand) -> String {
    let new = count - before.known
    guard before.known > 0 else { return "\(new) new" }
    return new > 0 ? "\(new) new, \(before.known) updated" : "\(before.known) updated"
  }

  /// The picks that lost their item, and those that have it again.
  private static func lostAndFound(_ before: Beforehand, _ state: PickerState) -> [String] {
    let now = state.unresolved
    let lost = now.filter { !before.unresolved.contains($0) }
    // In the order of the selection; what was dropped was resolved before.
    let still = Set(now)
    let found =
      before.unresolved.isEmpty || before.unresolved == still
      ? [] : state.selected.filter { before.unresolved.contains($0) && !still.contains($0) }
    return titles("without an item now", lost, state) + titles("with its item again", found, state)
  }

  private static func titles(
    _ what: String, _ items: [ItemID], _ state: PickerState,
  ) -> [String] {
    guard !items.isEmpty else { return [] }
    return ["\(what): " + Words.list(items.lazy.map { Words.title($0, state) }, items.count)]
  }

  /// What became of the pane and the anchor button.
  static func screen(
    _ event: PickerEvent, _ before: Beforehand, _ state: PickerState,
  ) -> [String] {
    var words: [String] = []
    if before.pane == .selected, state.pane == .all, event.kind != .paneSwiped {
      words.append("back to the whole list")
    }
    if before.isAnchorShown != state.isAnchorShown {
      words.append(
        state.anchorTitle.map { "shows the button \(Printable.quoted($0.string))" }
          ?? "hides the anchor button")
    }
    return words
  }
}

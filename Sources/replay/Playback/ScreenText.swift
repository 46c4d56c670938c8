import PickerEvents
import PickerProjection

/// Says what stands on the screen beside the picks: rows, search, scanner, panes, loads.
struct ScreenText {
  private let playback: Playback

  init(_ playback: Playback) { self.playback = playback }

  /// Names and values, in the order in which they are read; what a picker does not have is left out.
  var facts: [(String, String)] {
    let state = playback.replay.state
    var facts = [("list", list(state))]
    if state.configuration.search.enabled { facts.append(("search", search(state))) }
    if state.configuration.scan.enabled { facts.append(("scanner", scanner(state))) }
    if let viewport = state.viewport {
      facts.append(
        (
          "viewport",
          "from row \(viewport.first), \(Words.count(viewport.capacity, "row")) \(viewport.capacity == 1 ? "fits" : "fit")"
        ))
    }
    if state.pane == .selected || state.viewport != nil {
      facts.append(("pane", state.pane == .all ? "the whole list" : "the picks"))
    }
    if let picks = state.selectedSection {
      facts.append(
        ("section of picks", picks.isEmpty ? "empty" : titles(picks, picks.count, state)))
    }
    if let title = state.anchorTitle {
      facts.append(("anchor button", Printable.quoted(title.string)))
    }
    if let note = NoteWords.words(state) { facts.append(("note", note)) }
    let load = load(state)
    if !load.isEmpty { facts.append(("data", load)) }
    let unresolved = state.unresolved
    if !unresolved.isEmpty {
      facts.append(("without an item", titles(unresolved, unresolved.count, state)))
    }
    return facts
  }

  private func list(_ state: PickerState) -> String {
    let count = RowWords.count(state)
    switch state.emptyState {
    case .noItems: return "empty, there are no items"
    case .noResults: return "\(count), nothing was found"
    case .none, .loading, .error:
      guard state.visibleCount > 0 else { return count }
      return "\(count): \(titles(state.visible, state.visibleCount, state))"
    }
  }

  private func titles(_ items: [ItemID], _ count: Int, _ state: PickerState) -> String {
    Words.list(items.lazy.map { Words.title($0, state) }, count)
  }

  private func search(_ state: PickerState) -> String {
    guard state.isSearching || state.hasQuery else { return "not under way" }
    if state.typedText?.isEmpty == true, !state.hasQuery { return "begun, nothing is typed" }
    var words =
      state.typedText.map { "typed \(Printable.quoted($0.string))" } ?? "typed an erased text"
    let rows = RowWords.count(state)
    if state.isTypedApplied {
      words += ", applied: \(rows)"
    } else {
      words += ", not applied; "
      words += state.hasQuery ? "\(SearchWords.query(state)) leaves \(rows)" : "there is no query"
    }
    if state.isAwaitingAnswer { words += "; the host has not answered yet" }
    if state.answerHasMore == true { words += "; the answer has more rows" }
    return words
  }

  private func scanner(_ state: PickerState) -> String {
    var words = state.isScanShown ? "shown" : "not shown"
    words += state.configuration.scan.action == .select ? ", a scan picks" : ", a scan searches"
    let scans = state.rememberedScans
    guard !scans.isEmpty else { return words }
    let start = playback.current.time
    return "\(words); scanned: "
      + Words.list(
        scans.lazy.map {
          "\(Printable.quoted($0.value.string)) at \(Moments.short($0.time, since: start))"
        }, scans.count)
  }

  private func load(_ state: PickerState) -> String {
    var words: [String] = []
    if state.emptyState == .loading { words.append("a load is under way") }
    if let message = state.loadMessage {
      words.append(
        "the load failed" + (message.isEmpty ? "" : ": \(Printable.quoted(message.string))"))
    }
    if state.hasMore { words.append("the catalog has more") }
    return words.joined(separator: "; ")
  }
}

import PickerEvents
import PickerProjection

/// Says in a few words what an event changed: +added −removed ✗evicted, rows, refusals, endings.
struct ChangeWords {
  private let paint: Paint
  /// How many titles of one kind a line shows.
  private static let shown = 4

  init(_ paint: Paint) {
    self.paint = paint
  }

  /// What the last event changed.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - before: What it found; nil for an opening.
  ///   - replay: The session after it.
  /// - Returns: A cell for each thing; none where there is nothing to say.
  func cells(_ event: PickerEvent, _ before: Beforehand?, _ replay: Replay) -> [Cell] {
    let state = replay.state
    let outcome = replay.outcome
    if case .rejected(let reason) = outcome.verdict {
      let words = RefusalWords.words(reason, event, state)
      return [Cell("refused: \(reason.name), \(words)", paint, .refused)]
    }
    if case .opened(let opening) = event { return Self.opened(opening).map { Cell($0) } }
    var cells: [Cell] = []
    if let before { cells += RowWords.range(event, before, state).map { Cell($0) } }
    cells += titles("+", outcome.added, state, .added)
    let isMissing = event.kind == .catalogReloaded
    cells += titles("−", outcome.removed, state, .removed, isMissing ? " (missing)" : "")
    cells += evicted(outcome.evicted, state)
    if outcome.skipped > 0 { cells.append(Cell("\(outcome.skipped) left out for lack of room")) }
    if let before { cells += RowWords.rows(event, before, state).map { Cell($0) } }
    if let before { cells += NoteWords.changes(event, before, state).map { Cell($0) } }
    cells += effects(event, outcome, state).map { Cell($0, paint, .strong) }
    if let before { cells += RowWords.screen(event, before, state).map { Cell($0) } }
    if let alert = state.alert { cells.append(Cell(words(alert, state), paint, .strong)) }
    return cells
  }

  private static func opened(_ opening: Opening) -> [String] {
    let items = opening.sections.reduce(0) { $0 + $1.items.count }
    let sections =
      opening.sections.count > 1 ? " in \(Words.count(opening.sections.count, "section"))" : ""
    return ["\(Words.count(items, "item"))\(sections)"] + (opening.hasMore ? ["more to come"] : [])
  }

  private func titles(
    _ sign: String, _ items: [ItemID], _ state: PickerState, _ role: Paint.Role,
    _ why: String = "",
  ) -> [Cell] {
    guard items.count > Self.shown + 1 else {
      return items.map { Cell("\(sign)\(Words.title($0, state))\(why)", paint, role) }
    }
    let first = items.prefix(Self.shown).map { Words.title($0, state) }.joined(separator: ", ")
    let rest = items.count - Self.shown
    return [Cell("\(sign)\(items.count): \(first) and \(rest) more\(why)", paint, role)]
  }

  private func evicted(_ evictions: [Eviction], _ state: PickerState) -> [Cell] {
    guard evictions.count > Self.shown + 1 else {
      return evictions.map {
        Cell("✗\(Words.title($0.item, state)) (\(Limits.short($0, state)))", paint, .evicted)
      }
    }
    return titles("✗", evictions.map(\.item), state, .evicted)
  }

  private func effects(
    _ event: PickerEvent, _ outcome: Outcome, _ state: PickerState,
  ) -> [String] {
    var words: [String] = []
    for effect in outcome.effects {
      switch effect {
      case .committed(let commit):
        words.append("committed \(Words.count(commit.values.count, "pick"))")
      case .cancelled: words.append("left without a commit")
      case .valueChosen(let item): words.append("told the host of \(Words.title(item, state))")
      case .noteChanged: words.append("told the host of the note")
      case .searchRequested(let query):
        words.append("asked the host for \(Printable.quoted(query.string))")
      case .pageRequested: words.append("asked the host for the next page")
      // Where a search ends, that goes without saying.
      case .scrollToTop where event.kind == .anchorTapped: words.append("sent the list to its top")
      case .selectionChanged, .scrollToTop, .dismissed: break
      }
    }
    return words
  }

  private func words(_ alert: Alert, _ state: PickerState) -> String {
    switch alert {
    case .discard: "asks whether to discard the changes"
    case .validation(let reasons):
      "says what is wanting: " + reasons.map(\.words).joined(separator: "; ")
    }
  }
}

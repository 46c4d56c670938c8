import PickerEvents
import PickerProjection

extension PickerEvent {
  /// What happened, in words; titles are those of the picker after it.
  func words(_ state: PickerState) -> String {
    switch self {
    case .opened: "opened"
    case .tapped(let item, .all): "tapped \(Words.title(item, state))"
    case .tapped(let item, .selected): "tapped \(Words.title(item, state)) among the picks"
    case .rangeTapped(let item): "shift-tapped \(Words.title(item, state))"
    case .selectAllTapped: "tapped Select All"
    case .deselectAllTapped(.all): "tapped Deselect All"
    case .deselectAllTapped(.selected): "tapped Deselect All of the picks"
    case .searchBegan: "began to search"
    case .searchChanged(.typed(let text)): "typed \(Printable.quoted(text.string))"
    case .searchChanged(.erased(let rest)): "typed \(Self.words(rest))"
    case .searchSubmitted(erased: nil): "sent the search"
    case .searchSubmitted(.some(let rest)): "sent \(Self.words(rest))"
    case .searchCancelled: "cancelled the search"
    case .searchResultsArrived(let answer):
      "host answered \(SearchWords.answered(answer.query, state)):"
        + " \(Words.count(answer.rows.count, "row"))"
    case .scannerOpened: "opened the scanner"
    case .scannerClosed: "closed the scanner"
    case .scanned(let scan): Self.words(scan)
    case .scanFailed(let failure): "scanner failed\(Self.tail(failure))"
    case .pageLoaded(let page):
      "host loaded \(Words.count(page.rows.count, "more item"))"
        + (page.query.map { " for \(SearchWords.answered($0, state))" } ?? "")
    case .catalogReloaded(let reload):
      "host replaced the catalog: "
        + Words.count(reload.sections.reduce(0) { $0 + $1.items.count }, "item")
    case .loadStarted: "host began to load"
    case .loadFailed(let message): "load failed\(Self.tail(message))"
    case .rulesChanged(let change):
      "host changed the rules: \(change.settings.map(\.words).joined(separator: ", "))"
    case .selectionSet(let ids): "host set the selection: \(Words.count(ids.count, "id"))"
    case .viewportChanged(let first, let capacity):
      "scrolled to row \(first), \(Words.count(capacity, "row")) \(capacity == 1 ? "fits" : "fit")"
    case .anchorTapped: "tapped the anchor button"
    case .paneSwiped(.all): "swiped to the whole list"
    case .paneSwiped(.selected): "swiped to the picks"
    case .doneTapped: "tapped Done"
    case .cancelTapped: "tapped Cancel"
    case .dismissAttempted: "tried to dismiss"
    case .discardConfirmed: "confirmed the discard"
    case .keepEditingTapped: "went on editing"
    case .alertAcknowledged: "closed the alert"
    case .undone: "undid"
    case .redone: "redid"
    case .noteFocused: "went to the note"
    case .noteEdited(let edit):
      "\(edit.kind.words) \(Printable.quoted(edit.text.string)) in the note"
    case .noteReturned: "pressed Return in the note"
    case .noteBlurred: "left the note"
    case .noteSet(let text): "host set the note: \(Printable.quoted(text.string))"
    case .noteErrorSet(true, let text): "host found an error in the note\(Self.tail(text))"
    case .noteErrorSet(false, _): "host cleared the note's error"
    case .abandoned: "host went away"
    }
  }

  /// What was read, where the host made another value of it both, and the kind of code.
  private static func words(_ scan: Scan) -> String {
    let kind = scan.symbology.map { " (\(plain($0)))" }
    switch scan.content {
    case .read(let raw, let value):
      let source = raw == value ? "" : ", read as \(Printable.quoted(raw.string))"
      return "scanned \(Printable.quoted(value.string))\(kind ?? "")\(source)"
    case .erased(let rest): return "scanned \(words(rest, "code"))\(kind ?? "")"
    }
  }

  /// A name of letters and digits as it is, anything else in quotation marks.
  private static func plain(_ name: ExactText) -> String {
    let isPlain = name.string.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }
    return isPlain && name.string.utf8.count <= 24 ? name.string : Printable.quoted(name.string)
  }

  private static func words(_ rest: ErasedText, _ what: String = "text") -> String {
    "an erased \(what) that found \(Words.count(rest.matches.count, "item"))"
  }

  private static func tail(_ text: ExactText) -> String {
    text.isEmpty ? "" : ": \(Printable.quoted(text.string))"
  }
}

extension EditKind {
  fileprivate var words: String {
    switch self {
    case .typed: "typed"
    case .pasted: "pasted"
    case .composing: "composed"
    }
  }
}

extension SearchAnswer.Rows {
  fileprivate var count: Int {
    switch self {
    case .catalog(let rows): rows.count
    case .ids(let ids): ids.count
    }
  }
}

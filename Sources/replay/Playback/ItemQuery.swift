import PickerEvents
import PickerProjection

/// Finds the item that a word means: an id, or a title that only one item has.
struct ItemQuery {
  /// What a word means in a session.
  enum Answer {
    /// An id that the session begins with.
    case known(ItemID)
    /// Nothing so far; it may be an id that comes later.
    case unknown(ItemID)
    /// The title of several items.
    case ambiguous([ItemID])
  }

  private let word: ExactText

  init(_ word: String) { self.word = ExactText(word) }

  /// Looks the word up in what a session begins with; ids come before titles, both by bytes.
  func look(_ opening: Opening, _ state: PickerState) -> Answer {
    let id = ItemID(word)
    if state.title(of: id) != nil { return .known(id) }
    var found: [ItemID] = []
    forEach(opening) { id, title in
      if title == word { found.append(id) }
    }
    return switch found.count {
    case 0: .unknown(id)
    case 1: .known(found[0])
    default: .ambiguous(found)
    }
  }

  /// Looks the word up among the titles of what came after the opening.
  ///
  /// - Parameter beginning: The session at its opening; it is played to its end.
  /// - Returns: The ids that had the title, in the order in which they came.
  /// - Throws: What cannot be read.
  func lookFurther(_ beginning: Playback) throws(ToolError) -> [ItemID] {
    var playback = beginning
    var found: [ItemID] = []
    var rowCount = 0
    while try playback.next({ rowCount = $1.rowCount }) {
      guard playback.replay.outcome.verdict == .accepted else { continue }
      let event = playback.current.event
      let first = event.kind == .catalogReloaded ? 0 : rowCount
      for (place, item) in event.broughtItems.enumerated() where item.title == word {
        let id = item.id ?? ItemID(String(first + place))
        if !found.contains(id) { found.append(id) }
      }
    }
    return found
  }

  /// The ids and titles that the word may have been meant for.
  func nearest(_ opening: Opening) -> [String] {
    var texts: [String] = []
    var meaning: [String: String] = [:]
    forEach(opening) { id, title in
      for text in [title.string, id.string] where meaning[text] == nil {
        meaning[text] = "\(Printable.quoted(id.string)) (\(Printable.quoted(title.string)))"
        texts.append(text)
      }
    }
    var nearest: [String] = []
    for text in Nearest.words(to: word.string, among: texts, limit: 6) {
      guard let words = meaning[text], !nearest.contains(words), nearest.count < 3 else { continue }
      nearest.append(words)
    }
    return nearest
  }

  private func forEach(_ opening: Opening, _ body: (ItemID, ExactText) -> Void) {
    var row = 0
    for section in opening.sections {
      for item in section.items {
        body(item.id ?? ItemID(String(row)), item.title)
        row += 1
      }
    }
  }
}

extension PickerEvent {
  /// The items that come with it after the opening.
  fileprivate var broughtItems: [Item] {
    if case .pageLoaded(let page) = self { return page.rows.items }
    if case .catalogReloaded(let reload) = self { return reload.sections.flatMap(\.items) }
    guard case .searchResultsArrived(let answer) = self, case .catalog(let rows) = answer.rows
    else {
      return []
    }
    return rows.items
  }
}

import PickerSession

/// What a line of the user's asks for.
enum Command {
  /// Print the rows.
  case list
  /// Go, and come back later.
  case leave
  /// Tap a row of the list, from 0.
  case tap(Int)
  /// Send an event.
  case send(PickerEvent)
  /// Answer the question that waits.
  case answer(Bool)

  static let usage =
    """
    tap NUMBER, find TEXT, find, scan CODE, all, none, undo, redo, done, cancel, yes, no, list, \
    leave or abandon
    """

  /// Reads a line; nil where it asks for nothing that there is.
  init?(_ line: String, rowCount: Int) {
    let words = line.split(separator: " ")
    if words.count > 1, words[0] == "find" {
      let text = words.dropFirst().joined(separator: " ")
      self = .send(.searchChanged(.typed(ExactText(text))))
      return
    }
    if words.count == 2, words[0] == "scan" {
      self = .send(.scanned(Scan(ExactText(String(words[1])))))
      return
    }
    if words.count == 2, words[0] == "tap", let number = Int(words[1]) {
      guard number >= 1, number <= rowCount else { return nil }
      self = .tap(number - 1)
      return
    }
    guard words.count == 1 else { return nil }
    switch words[0] {
    case "list": self = .list
    case "leave": self = .leave
    case "find": self = .send(.searchCancelled)
    case "all": self = .send(.selectAllTapped)
    case "none": self = .send(.deselectAllTapped(header: .all))
    case "undo": self = .send(.undone)
    case "redo": self = .send(.redone)
    case "done": self = .send(.doneTapped)
    case "cancel": self = .send(.cancelTapped)
    case "abandon": self = .send(.abandoned)
    case "yes": self = .answer(true)
    case "no": self = .answer(false)
    default: return nil
    }
  }
}

import PickerEvents
import PickerProjection

/// Tells the life of one item, in sentences and as JSON, while its session is played.
struct StoryTeller {
  /// What happened to the item so far.
  private(set) var story: ItemStory
  /// A sentence for each moment.
  private(set) var sentences: [String] = []

  /// Tells a story that is known to its end, in a session that need not be played for it.
  init(_ story: ItemStory, _ opened: PickerState) {
    self.story = story
    tell(opened)
  }

  /// Begins with the opening of a session.
  init(of item: ItemID, _ playback: Playback) {
    story = ItemStory(
      of: item, playback.opening, playback.replay.state, at: playback.current.time)
    tell(playback.replay.state)
  }

  /// Takes the present event in.
  mutating func take(_ playback: Playback) {
    story.take(playback.current.event, playback.replay, at: playback.current.time)
    tell(playback.replay.state)
  }

  private mutating func tell(_ state: PickerState) {
    while sentences.count < story.moments.count {
      sentences.append(sentence(story.moments[sentences.count], state))
    }
  }

  private func sentence(_ moment: ItemMoment, _ state: PickerState) -> String {
    let number = moment.sequence
    let hidden = moment.hiddenBy.map { " while \($0.search) hid it" } ?? ""
    switch moment.kind {
    case .came(let source): return "came into the catalog at \(number) with \(source.words)"
    case .returned(let source): return "came back at \(number) with \(source.words)"
    case .left:
      return "left the catalog at \(number) with a reload"
        + (story.isPicked ? "; it stays a pick" : "")
    case .moved: return "moved at \(number) to \(place(state))"
    case .disabled(let source): return "disabled at \(number) by \(source.words)"
    case .enabled(let source): return "enabled at \(number) by \(source.words)"
    case .picked(let cause):
      return "picked at \(number) \(cause.words)\(moment.code.map { " of \($0)" } ?? "")\(hidden)"
    case .unpicked(.evicted(let newer, let limit)):
      let eviction = Eviction(item: story.item, limit: limit)
      return "evicted at \(number)\(hidden): \(Words.title(newer, state)) took its room under"
        + " \(Limits.words(eviction, state))"
    case .unpicked(.missing): return "dropped at \(number): missing after the reload"
    case .unpicked(let cause): return "unpicked at \(number) \(cause.words(state))\(hidden)"
    case .refused(let reason):
      let scan = moment.code.map { " when a scan of \($0) found it" } ?? ""
      return "refused at \(number)\(scan)\(hidden): \(reason.name), \(reason.words)"
    case .skipped(.noRoom): return "left out at \(number): Select All had no room for it"
    case .skipped(.hidden):
      return "left out at \(number): Select All takes what is shown, and"
        + " \(moment.hiddenBy?.search ?? "a search") hid it"
    case .skipped(.disabled):
      return "left out at \(number): it was disabled when Select All was tapped"
    case .held(.done, isCommitted: true):
      return "held to the end and committed at \(number)\(hidden)"
    case .held(.done, isCommitted: false): return "held to the end at \(number), not committed"
    case .held(.cancelled, isCommitted: true):
      return "held to the end and committed at \(number)\(hidden), though the picker was cancelled"
    case .held(.cancelled, isCommitted: false):
      return "held when the picker was cancelled at \(number); nothing was committed"
    case .held(.abandoned, _):
      return "held when the host went away at \(number); nothing was committed"
    }
  }

  /// The section that holds the item now.
  private func place(_ state: PickerState) -> String {
    guard let name = state.section(of: story.item)?.name, !name.isEmpty else {
      return "the nameless section"
    }
    return "section \(Printable.quoted(name.string))"
  }
}

extension ItemMoment {
  /// The code that was scanned.
  fileprivate var code: String? {
    switch scanned {
    case nil: nil
    case .text(let value): Printable.quoted(value.string)
    case .erased: "an erased code"
    }
  }
}

extension RecordedText {
  /// A search that has this text.
  fileprivate var search: String {
    switch self {
    case .text(let query): "the search \(Printable.quoted(query.string))"
    case .erased: "an erased search"
    }
  }
}

extension CatalogSource {
  fileprivate var words: String {
    switch self {
    case .page: "a page"
    case .answer: "an answer of the host"
    case .reload: "a reload"
    }
  }
}

extension PickCause {
  fileprivate var words: String {
    switch self {
    case .preselected: "by the host before the session began"
    case .auto: "by itself: it was the only item to choose"
    case .tap: "by a tap"
    case .range: "by a tap on a range"
    case .selectAll: "by Select All"
    case .scan: "by a scan"
    case .set: "by the host"
    case .undo: "by an undo"
    case .redo: "by a redo"
    case .revert: "by going back to the picks of the opening"
    }
  }
}

extension UnpickCause {
  fileprivate func words(_ state: PickerState) -> String {
    switch self {
    case .tap: "by a tap"
    case .evicted(let newer, _), .replaced(let newer):
      "when \(Words.title(newer, state)) was chosen in its place"
    case .deselectAll: "by Deselect All"
    case .missing: "as missing"
    case .set: "by the host"
    case .undone: "by an undo"
    case .redone: "by a redo"
    case .reverted: "by going back to the picks of the opening"
    }
  }
}

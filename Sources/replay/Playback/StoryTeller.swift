import PickerEvents
import PickerProjection

/// Tells the life of one item, in sentences and as JSON, while its session is played.
struct StoryTeller {
  /// What happened to the item so far.
  private(set) var story: ItemStory
  /// A sentence for each moment.
  private(set) var sentences: [String] = []

  /// Begins with the opening of a session.
  init(of item: ItemID, _ playback: Playback) {
    story = ItemStory(
      of: item, playback.opening, playback.replay.state, at: playback.current.time)
    tell(playback)
  }

  /// Takes the present event in.
  mutating func take(_ playback: Playback) {
    story.take(playback.current.event, playback.replay, at: playback.current.time)
    tell(playback)
  }

  private mutating func tell(_ playback: Playback) {
    while sentences.count < story.moments.count {
      sentences.append(sentence(story.moments[sentences.count], playback.replay.state))
    }
  }

  private mutating func sentence(_ moment: ItemMoment, _ state: PickerState) -> String {
    let number = moment.sequence
    switch moment.kind {
    case .picked(let cause, let ordinal):
      return "picked at \(number) \(cause.words) (\(Words.ordinal(ordinal)) pick)"
    case .unpicked(.evicted(let newer, let limit)):
      let eviction = Eviction(item: story.item, limit: limit)
      return "evicted at \(number): \(Words.title(newer, state)) took its room under"
        + " \(Limits.words(eviction, state))"
    case .unpicked(let cause): return "unpicked at \(number) \(cause.words(state))"
    case .refused(let reason): return "refused at \(number): \(reason.name), \(reason.words)"
    case .skipped: return "left out at \(number): Select All had no room for it"
    case .held(.done):
      return state.commit?.values.contains(story.item) == true
        ? "held to the end and committed at \(number)"
        : "held to the end at \(number), not committed"
    case .held(.cancelled):
      return state.commit?.values.contains(story.item) == true
        ? "held to the end and committed at \(number), though the picker was cancelled"
        : "held when the picker was cancelled at \(number); nothing was committed"
    case .held(.abandoned):
      return "held when the host went away at \(number); nothing was committed"
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
    case .missing: "by a reload that did not bring it"
    case .set: "by the host"
    case .undone: "by an undo"
    case .redone: "by a redo"
    case .reverted: "by going back to the picks of the opening"
    }
  }
}

import EventStore
import PickerEvents
import PickerProjection

/// The life of an item with all that is said of it, read from a log's choices or played.
struct ItemLife {
  let teller: StoryTeller
  let title: ExactText
  /// Whether the session ever met the item.
  let isMet: Bool
  /// Whether the session goes on.
  let isOpen: Bool
  /// The first event that came out otherwise than it was recorded.
  var divergence: Divergence?

  /// Reads the life from the choices that a log keeps.
  ///
  /// - Returns: Nil where they are not kept up to the session's last event, or where something
  ///   happened on the way whose bearing only playing the session can tell: a search, a scan, new
  ///   data, other rules.
  static func kept(
    _ item: ItemID, _ input: Input, _ playback: Playback,
  ) throws(ToolError) -> ItemLife? {
    guard let store = input.store else { return nil }
    do throws(StoreError) {
      var lives: [Choice] = []
      let isKept = try store.choices(
        ChoiceProjection.self, of: playback.session, item: item
      ) { rows in
        rows.forEachChoice(of: item) { lives.append($0) }
      }
      guard isKept, let summary = try store.session(playback.session) else { return nil }
      let sequences = lives.flatMap { [$0.picked, $0.end?.sequence].compactMap { $0 } }
      let trace = try store.trace(of: item, in: playback.session, sequences)
      guard !trace.needsReplay else { return nil }
      let opened = playback.replay.state
      let story = ItemStory(of: item, lives, trace, ending: summary.ending, opened)
      return ItemLife(
        teller: StoryTeller(story, opened),
        title: opened.title(of: item) ?? lives.last?.title ?? item.text,
        isMet: opened.title(of: item) != nil || !story.moments.isEmpty,
        isOpen: summary.ending == nil)
    } catch {
      // What is wrong with what is derived is no matter here: the events have the last word.
      guard error.code != .damaged else { return nil }
      throw ToolError(error)
    }
  }

  /// Plays the session from its opening to its last event.
  static func played(_ item: ItemID, _ beginning: Playback) throws(ToolError) -> ItemLife {
    var playback = beginning
    var teller = StoryTeller(of: item, playback)
    var isMet = playback.replay.state.title(of: item) != nil
    var divergence = playback.divergence
    while try playback.next() {
      teller.take(playback)
      isMet = isMet || playback.replay.state.title(of: item) != nil
      divergence = divergence ?? playback.divergence
    }
    let state = playback.replay.state
    return ItemLife(
      teller: teller, title: state.title(of: item) ?? item.text,
      isMet: isMet || !teller.story.moments.isEmpty, isOpen: state.ending == nil,
      divergence: divergence)
  }
}

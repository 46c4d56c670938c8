import EventStore
import PickerEvents
import PickerProjection
import PickerReference
import Testing

@Suite struct `The story of an item` {
  /// The story as it is told while the session is played.
  private static func played(
    _ item: ItemID, _ live: LiveSession,
  ) throws -> (ItemStory, PickerState) {
    guard case .opened(let opening) = live.events[0].event else { throw Unplayable() }
    var replay = try Replay(opening)
    let opened = replay.state
    var story = ItemStory(of: item, opening, opened, at: live.events[0].time)
    for event in live.events.dropFirst() {
      replay.apply(event.event)
      story.take(event.event, replay, at: event.time)
    }
    return (story, opened)
  }

  private struct Unplayable: Error {}

  @Test func `is the same from the stored choices as from playing the session`() throws {
    let store = try EventStore(.memory)
    var compared = 0
    for seed in 0..<600 as Range<UInt64> {
      guard let live = LiveSession(seed: seed) else { continue }
      let session = SessionID("seed-\(seed)")
      try store.append(
        live.events, to: session, expecting: .mustNotExist, ending: live.ending)
      try store.catchUp(ChoiceProjection.self)
      for item in ["a", "b", "c", "d", "e", "f", "0", "1", "é", "e\u{301}"] as [ItemID] {
        var lives: [Choice] = []
        let isKept = try store.choices(ChoiceProjection.self, of: session, item: item) { rows in
          rows.forEachChoice(of: item) { lives.append($0) }
        }
        #expect(isKept)
        let trace = try store.trace(
          of: item, in: session, lives.flatMap { [$0.picked, $0.end?.sequence].compactMap { $0 } })
        guard !trace.needsReplay else { continue }
        let (expected, opened) = try Self.played(item, live)
        let found = ItemStory(of: item, lives, trace, ending: live.ending, opened)
        #expect(found.moments == expected.moments, "\(item) in \(RandomSession(seed: seed))")
        #expect(found.isPicked == expected.isPicked)
        compared += found.moments.isEmpty ? 0 : 1
      }
    }
    #expect(compared > 300)
  }
}

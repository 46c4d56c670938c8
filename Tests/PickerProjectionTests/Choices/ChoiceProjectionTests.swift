import PickerEvents
import PickerProjection
import PickerReference
import Testing

@Suite struct `The lives of picks` {
  private static func projected(_ recording: Recording) -> ProjectedRows {
    var rows = ProjectedRows()
    var projection = ChoiceProjection()
    #expect(projection.apply(recording.events[...], into: &rows) == nil)
    projection.settle(into: &rows)
    return rows
  }

  @Test func `are those that comparing lists before and after each event finds`() {
    for seed in 0..<2_000 as Range<UInt64> {
      guard let recording = Recording(seed: seed) else { continue }
      let found = Self.projected(recording).choices.inOrder
      let expected = NaiveLives(recording).lives.inOrder
      #expect(found == expected, "\(Recording.session(seed))")
      if found != expected { return }
    }
  }

  @Test func `are those of long sessions whose catalog changes, too`() {
    for seed in 0..<100 as Range<UInt64> {
      guard let recording = Recording.eventful(seed: seed, events: 200) else { continue }
      let found = Self.projected(recording).choices.inOrder
      let expected = NaiveLives(recording).lives.inOrder
      #expect(found == expected, "seed \(seed)")
      if found != expected { return }
    }
  }

  @Test func `come out the same however the events are handed over`() {
    for seed in 0..<200 as Range<UInt64> {
      guard let recording = Recording(seed: seed) else { continue }
      var rows = ProjectedRows()
      var projection = ChoiceProjection()
      for place in recording.events.indices {
        #expect(projection.apply(recording.events[place...place], into: &rows) == nil)
      }
      projection.settle(into: &rows)
      #expect(rows.lives == Self.projected(recording).lives, "seed \(seed)")
    }
  }

  @Test func `of one bulk event that end together are one row`() throws {
    let items = (0..<10_000).map { Item(id: ItemID("\($0)"), title: ExactText("Item \($0)")) }
    let opening = Opening(
      config: GivenConfiguration([.mode(.multiple)]), sections: [Section(items: items)])
    let events: [PickerEvent] = [
      .selectAllTapped, .tapped(item: "7", region: .all), .deselectAllTapped(header: .all),
    ]
    let recording = try #require(Recording(opening, events))
    let rows = Self.projected(recording)
    // 9,999 items in rows of 4,096 at most, and the one that was tapped off.
    #expect(rows.lives.map(\.items.count) == [1, 4_096, 4_096, 1_807])
    #expect(rows.choices.inOrder == NaiveLives(recording).lives.inOrder)
  }

  @Test func `stop at the first event that does not come out as it was recorded`() throws {
    var events = try #require(Recording.deep(seed: 1, events: 40)).events
    events[20].receipt = Receipt(1)
    var rows = ProjectedRows()
    var projection = ChoiceProjection()
    let stop = projection.apply(events[...], into: &rows)
    #expect(stop?.sequence == 21)
    #expect(projection.sequence == 20)
  }

  @Test func `stop at an opening that is refused`() throws {
    let opening = Opening(
      config: GivenConfiguration([.min(-1)]), sections: [Section(items: ["a"])])
    let event = RecordedEvent(
      sequence: 1, time: Timestamp(microseconds: 0), event: .opened(opening),
      outcome: RecordedOutcome(verdict: .accepted), receipt: Receipt(0))
    var rows = ProjectedRows()
    var projection = ChoiceProjection()
    #expect(projection.apply([event][...], into: &rows)?.sequence == 1)
  }
}

import PickerEvents
import PickerProjection
import PickerReference
import Testing

@testable import EventStore

@Suite struct `The choices and facts of a cut of a damaged log` {
  /// How far the choices were caught up when the log was damaged, and afterwards.
  enum State: CaseIterable {
    /// Never.
    case folded
    /// Only afterwards.
    case kept
    /// Through event 1 300, and then through the last.
    case halfKept
    /// Through event 1 300, and from the opening afterwards, since no state was kept.
    case keptAnew
  }

  private static let half = 1_300
  /// Made once for all tests.
  private static let events = LiveSession.growing(2_400)?.events ?? []
  /// At an edge of a page that begins with the first event, or behind the half, and in the middle.
  private static let places = [1, 700, 1_025, 1_301, 1_900, 2_325]
  private static let expected = places.map { place in
    CutChoice.expected("s", events, stoppingAt: place)
  }

  /// A log of a session that is damaged at an event.
  private static func log(
    _ events: [RecordedEvent], _ state: State, _ damage: String, at sequence: Int,
  ) throws -> EventStore {
    let store = try EventStore(.memory)
    try store.append(Array(events.prefix(half)), to: "s", expecting: .mustNotExist)
    if state == .halfKept || state == .keptAnew { try store.catchUp(ChoiceProjection.self) }
    try store.append(Array(events.dropFirst(half)), to: "s", expecting: .exactly(half))
    try store.execute("\(damage) WHERE key = (1 << 24) + \(sequence)")
    if state == .keptAnew { try store.execute("DELETE FROM snapshots") }
    if state != .folded { try store.catchUp(ChoiceProjection.self) }
    return store
  }

  @Test(
    arguments: State.allCases,
    ["UPDATE events SET payload = 4711", "UPDATE events SET kind = 200", "DELETE FROM events"])
  func `are those until there, wherever the choices were caught up to`(
    state: State, damage: String,
  ) throws {
    // What was caught up before it was damaged is known.
    for (place, expected) in zip(Self.places, Self.expected)
    where state != .halfKept || place > Self.half {
      let store = try Self.log(Self.events, state, damage, at: place)
      let found = try CutChoice.rows(try LogCut(of: store))
      #expect(found.rows == expected, "\(place)")
      #expect(found.stopped == 1, "\(place)")
      #expect(try store.busyStatements == 0)
    }
  }

  @Test(arguments: State.allCases)
  func `count the same searches and lives until there`(state: State) throws {
    let events = Self.events
    for place in [1, 1_025, 1_900, 2_325] where state != .halfKept || place > Self.half {
      var expected = ProjectedRows()
      var projection = ChoiceProjection()
      #expect(projection.apply(events[..<(place - 1)], into: &expected) == nil)
      let store = try Self.log(
        events, state, "UPDATE events SET payload = 4711", at: place)
      var scan = FactScan(try LogCut(of: store), ChoiceProjection.self)
      var batch = FactBatch()
      var hits: [Int: Int] = [:]
      var lives = 0
      var eventCount = 0
      var isStopped = false
      while try scan.next(into: &batch) {
        for run in batch.runs {
          for search in batch.searches[run.searches] where search.hits != nil {
            hits[search.sequence] = search.hits
          }
          lives += batch.lives[run.lives].reduce(0) { $0 + $1.count }
          eventCount += run.events.count
          isStopped = run.isStopped
        }
      }
      #expect(eventCount == events.count)
      #expect(isStopped)
      #expect(lives == expected.items.count, "\(place)")
      let known = Dictionary(uniqueKeysWithValues: expected.hits.map { ($0.sequence, $0.count) })
      #expect(hits == known, "\(place)")
    }
  }
}

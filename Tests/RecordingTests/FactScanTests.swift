import EventStore
import PickerEvents
import PickerProjection
import PickerReference
import Testing

@Suite struct `The facts of a cut` {
  /// All facts of one session together.
  private struct Facts: Hashable {
    var events: [Int64] = []
    var reasons: [Reason?] = []
    var kinds: [EventKind] = []
    var hits: [Int: Int] = [:]
    /// How many picks lived so.
    var lives: [LifeFact: Int] = [:]
    var firstPick: Int64?
    var ending: Ending?
    var isStopped = false
    var isWhole = false

    mutating func take(_ run: FactBatch.Run, _ batch: FactBatch) {
      events += batch.times[run.events]
      reasons += batch.reasons[run.events]
      kinds += batch.kinds[run.events]
      for search in batch.searches[run.searches] {
        #expect(kinds[search.sequence - 1] == search.kind)
        #expect(events[search.sequence - 1] == search.time)
        if let count = search.hits { hits[search.sequence] = count }
      }
      if run.beginsLivesAnew { lives = [:] }
      for life in batch.lives[run.lives] { lives[life.one, default: 0] += life.count }
      (firstPick, isStopped, isWhole) = (run.firstPick, run.isStopped, run.isLast)
      ending = run.session.ending
    }
  }

  /// Reads a cut; `between` is called after each batch.
  private static func facts(
    _ cut: LogCut, _ between: (Int) throws -> Void = { _ in },
  ) throws -> (sessions: [String: Facts], order: [String]) {
    var scan = FactScan(cut, ChoiceProjection.self)
    var batch = FactBatch()
    var sessions: [String: Facts] = [:]
    var order: [String] = []
    var batches = 0
    while try scan.next(into: &batch) {
      for run in batch.runs {
        let id = run.session.id.string
        if run.isFirst {
          #expect(sessions[id] == nil)
          order.append(id)
        }
        sessions[id, default: Facts()].take(run, batch)
      }
      batches += 1
      try between(batches)
    }
    return (sessions, order)
  }

  /// The facts of a session by a fold of its events.
  private static func expected(_ events: [RecordedEvent], _ ending: Ending? = nil) -> Facts {
    var facts = Facts()
    var rows = ProjectedRows()
    var projection = ChoiceProjection()
    facts.isStopped = projection.apply(events[...], into: &rows) != nil
    if !facts.isStopped { projection.settle(into: &rows) }
    for event in events {
      facts.events.append(event.time.microseconds)
      facts.kinds.append(event.event.kind)
      switch event.outcome.verdict {
      case .accepted: facts.reasons.append(nil)
      case .rejected(let reason): facts.reasons.append(reason)
      }
    }
    for hit in rows.hits { facts.hits[hit.sequence] = hit.count }
    var first: Int?
    for life in rows.lives {
      let fact = LifeFact(
        count: 1, picked: life.picked, cause: life.cause,
        end: life.end.map { EndCause($0.cause) }, isCommitted: life.isCommitted)
      facts.lives[fact, default: 0] += life.items.count
      guard [.tap, .range, .selectAll, .scan].contains(life.cause) else { continue }
      first = min(first ?? .max, life.picked)
    }
    facts.firstPick = first.map { events[$0 - 1].time.microseconds }
    facts.ending = ending
    facts.isWhole = true
    return facts
  }

  private static func sessions(_ seeds: Range<UInt64>) -> [(id: SessionID, live: LiveSession)] {
    seeds.compactMap { seed in
      LiveSession(seed: seed).map { (SessionID(ExactText("seed-\(seed)")), $0) }
    }
  }

  @Test(arguments: [false, true])
  func `are those of a fold, as the cut found them, though sessions go on and end`(
    isKept: Bool,
  ) throws {
    let store = try EventStore(.memory)
    let sessions = Self.sessions(300..<420).filter { $0.live.events.count > 3 }
    for session in sessions {
      try store.append(
        session.live.half, to: session.id, expecting: .mustNotExist,
        ending: session.live.endsEarly ? .abandoned : nil)
    }
    if isKept { try store.catchUp(ChoiceProjection.self) }
    let cut = try LogCut(of: store)
    for (id, live) in sessions {
      try store.append(
        Array(live.events[live.half.count...]), to: id, expecting: .any,
        ending: live.endsEarly ? nil : .abandoned)
    }
    if isKept { try store.catchUp(ChoiceProjection.self) }
    let found = try Self.facts(cut)
    #expect(found.order == sessions.map(\.id.string))
    for (id, live) in sessions {
      let expected = Self.expected(live.half, live.endsEarly ? .abandoned : nil)
      #expect(found.sessions[id.string] == expected, "\(id.string)")
    }
    #expect(Set(sessions.map(\.live.endsEarly)) == [true, false])
  }

  @Test(arguments: [(9_000, [1, 2]), (30_000, [4, 5])])
  func `of a long session come in pieces, though others write its lives meanwhile`(
    count: Int, places: [Int],
  ) throws {
    let live = try #require(LiveSession.growing(count + 200))
    let whole = live.events
    let (events, later) = (Array(whole.prefix(count)), Array(whole.dropFirst(count)))
    let expected = Self.expected(events)
    // After which batch the session goes on: in the middle of its events, or of its lives.
    for place in places {
      let store = try EventStore(.memory)
      try store.append(events, to: "long", expecting: .mustNotExist)
      try store.append(Array(events.prefix(10)), to: "short", expecting: .mustNotExist)
      try store.catchUp(ChoiceProjection.self)
      let found = try Self.facts(try LogCut(of: store)) { batches in
        guard batches == place else { return }
        try store.append(later, to: "long", expecting: .exactly(count))
        try store.catchUp(ChoiceProjection.self)
      }
      #expect(found.sessions["long"] == expected, "after \(place)")
      #expect(found.sessions["short"] == Self.expected(Array(events.prefix(10))))
      #expect(try store.busyStatements == 0)
    }
  }

  @Test func `of a session whose choices are thrown away meanwhile are the same`() throws {
    let live = try #require(LiveSession.growing(20_000))
    let expected = Self.expected(live.events)
    for place in [1, 3] {
      let store = try EventStore(.memory)
      try store.append(live.events, to: "long", expecting: .mustNotExist)
      try store.catchUp(ChoiceProjection.self)
      let found = try Self.facts(try LogCut(of: store)) { batches in
        guard batches == place else { return }
        try store.execute(
          "DELETE FROM projections; DELETE FROM progress; DELETE FROM lives; DELETE FROM hits;")
      }
      #expect(found.sessions["long"] == expected, "after \(place)")
    }
  }

  @Test(arguments: [true, false])
  func `of a session that goes meanwhile come to no end, and the others do`(isKept: Bool) throws {
    let live = try #require(LiveSession.taps(20_000))
    let store = try EventStore(.memory)
    for id in ["a", "b", "c"] as [SessionID] {
      try store.append(live.events, to: id, expecting: .mustNotExist)
    }
    if isKept { try store.catchUp(ChoiceProjection.self) }
    let found = try Self.facts(try LogCut(of: store)) { batches in
      guard batches == 1 else { return }
      try store.execute(
        """
        DELETE FROM sessions WHERE id IN ('a', 'b');
        DELETE FROM events WHERE key >> 24 IN (1, 2); DELETE FROM lives WHERE key >> 24 IN (1, 2);
        """)
    }
    #expect(found.order == ["a", "c"])
    #expect(found.sessions["a"]?.isWhole == false)
    #expect(found.sessions["c"] == Self.expected(live.events))
  }

  @Test(arguments: [1, 2, 700, 8_191, 8_192, 8_193, 8_999, 9_000])
  func `are damaged where an event is missing`(sequence: Int) throws {
    let live = try #require(LiveSession.taps(9_000))
    for isKept in [true, false] {
      let store = try EventStore(.memory)
      try store.append(live.events, to: "s", expecting: .mustNotExist)
      if isKept { try store.catchUp(ChoiceProjection.self) }
      try store.execute("DELETE FROM events WHERE key = (1 << 24) + \(sequence)")
      let error = #expect(throws: StoreError.self) { try Self.facts(try LogCut(of: store)) }
      #expect(error?.code == .damaged && error?.session == "s")
      #expect(try store.busyStatements == 0)
    }
  }

  @Test(
    arguments: [
      "'[garbage'", "'[]'", "''", #"'["a"]'"#, #"'[["a","b","c"]]'"#, #"'[["a"],]'"#,
      "CAST(x'5b5b22ff225d5d' AS TEXT)", "'\(Self.items(4097))'",
    ])
  func `are damaged where a row of choices is, as for whoever reads the choices`(
    items: String,
  ) throws {
    let live = try #require(LiveSession.taps(9))
    let store = try EventStore(.memory)
    try store.append(live.events, to: "s", expecting: .mustNotExist)
    try store.catchUp(ChoiceProjection.self)
    func damage(_ items: String) throws {
      try store.execute(
        """
        UPDATE lives SET item = NULL, title = NULL, items = \(items)
        WHERE key = (SELECT max(key) FROM lives);
        """)
    }
    try damage("'\(Self.items(4096))'")
    let lives = try Self.facts(try LogCut(of: store)).sessions["s"]?.lives.values.reduce(0, +)
    #expect(try #require(lives) >= 4096)
    try damage(items)
    let error = #expect(throws: StoreError.self) { try Self.facts(try LogCut(of: store)) }
    #expect(error?.code == .damaged && error?.session == "s", "\(String(describing: error))")
    var scan = ChoiceScan(ChoiceProjection.self, try LogCut(of: store))
    let other = #expect(throws: StoreError.self) { while try scan.next() != nil {} }
    #expect(other?.code == .damaged)
    #expect(try store.busyStatements == 0)
  }

  /// So many items of one life, as a log writes them.
  private static func items(_ count: Int) -> String {
    "[" + (0..<count).map { "[\"\($0)\"]" }.joined(separator: ",") + "]"
  }
}

extension LifeFact {
  /// The same, of one pick.
  fileprivate var one: LifeFact {
    LifeFact(count: 1, picked: picked, cause: cause, end: end, isCommitted: isCommitted)
  }
}

extension LiveSession {
  /// What the cut finds.
  fileprivate var half: [RecordedEvent] { Array(events.prefix(events.count / 2)) }

  /// Whether everything that comes after that is rejected, as after an ending.
  fileprivate var endsEarly: Bool {
    events.dropFirst(events.count / 2).allSatisfy { $0.outcome.verdict != .accepted }
  }
}

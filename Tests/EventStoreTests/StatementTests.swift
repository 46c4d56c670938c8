import EventStore
import PickerEvents
import Testing

@Suite struct `The statements` {
  @Test(arguments: EventStore.statements.map(\.name))
  func `go by a key, and read no table from end to end`(name: String) throws {
    let folder = TemporaryFolder()
    let store = try EventStore(.file(path: folder.file()))
    try store.append(Events.session(2_000), to: "s", expecting: .any)
    let raw = RawDatabase(folder.file())
    let sql = try #require(EventStore.statements.first { $0.name == name }?.sql)
    let plan = raw.rows("EXPLAIN QUERY PLAN \(sql)").map { $0.last ?? "" }
    for step in plan {
      // Both begin at the newest row and stop at once or at their limit.
      if ["insertAppend", "newestAppend"].contains(name), step == "SCAN appends" { continue }
      // The index holds the sessions that stopped, and no others.
      if name == "stops", step == "SCAN progress USING INDEX stopped_sessions" { continue }
      if name == "newestSummaries", step == "SCAN sessions USING INDEX sessions_by_start" {
        continue
      }
      // A cut without a position goes through all sessions; one after a position through those alone
      // that the appends behind it brought, each once.
      if name == "cutAll", step == "SCAN sessions" { continue }
      if ["cutEvents", "cutEventsOfOne", "cutEndings", "cutEndingsOfOne"].contains(name),
        step == "SCAN fresh" || step == "USE TEMP B-TREE FOR GROUP BY"
      {
        continue
      }
      #expect(!step.contains("SCAN") || step == "SCAN 1 CONSTANT ROW", "\(step)")
      #expect(!step.contains("TEMP B-TREE"), "\(step)")
    }
  }

  @Test func `have a name each, so that none hides behind another`() {
    let names = EventStore.statements.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: ["timeline", "choices", "searches", "session_summaries"])
  func `of an auditor read the rows of the session that is asked about, and no others`(
    view: String
  ) throws {
    let folder = TemporaryFolder()
    let store = try EventStore(.file(path: folder.file()))
    for number in 0..<20 {
      try store.append(Events.session(200), to: SessionID("s\(number)"), expecting: .any)
    }
    let raw = RawDatabase(folder.file())
    let plan = raw.rows("EXPLAIN QUERY PLAN SELECT * FROM \(view) WHERE session_id = 's7'")
      .map { $0.last ?? "" }
    #expect(plan.contains { $0.contains("SEARCH sessions") }, "\(plan)")
    // Of the rows of a session, and of what follows from them, by whatever name the view has them.
    let rows = ["events", "lives", "hits", "picking", "ending", "after", "later", "before", "made"]
    for table in rows + ["sessions", "searches"] {
      #expect(!plan.contains { $0.hasPrefix("SCAN \(table)") }, "\(plan)")
    }
    #expect(!plan.contains { $0.contains("AUTOMATIC") || $0.contains("MATERIALIZE") }, "\(plan)")
  }

  @Test(arguments: [
    "SELECT * FROM timeline WHERE item = 'a'", "SELECT * FROM timeline WHERE kind = 'scanned'",
    "SELECT * FROM choices WHERE item = 'a'", "SELECT * FROM choices WHERE ended_why = 'evicted'",
    "SELECT * FROM searches WHERE hit_count = 0",
    "SELECT actor FROM choices JOIN session_summaries USING (session_id) WHERE item = 'a'",
  ])
  func `of an auditor about all sessions read each row once`(question: String) throws {
    let folder = TemporaryFolder()
    let store = try EventStore(.file(path: folder.file()))
    try store.append(Events.session(200), to: "s", expecting: .any)
    let plan = RawDatabase(folder.file()).rows("EXPLAIN QUERY PLAN \(question)")
      .map { $0.last ?? "" }
    // An index that is made for the question would be gone through once for each session.
    #expect(!plan.contains { $0.contains("AUTOMATIC") }, "\(plan)")
    #expect(!plan.contains { $0.hasPrefix("SCAN sessions") }, "\(plan)")
  }

  @Test(arguments: Place.allCases)
  func `are at rest after every call, also one that failed`(place: Place) throws {
    try place.withStore { store in
      let calls: [(String, () throws -> Void)] = [
        ("append", { try store.append(Events.session(600), to: "s", expecting: .mustNotExist) }),
        ("conflict", { try store.append([Events.tapped(3)], to: "s", expecting: .exactly(2)) }),
        ("exists", { try store.append([Events.opened()], to: "s", expecting: .mustNotExist) }),
        (
          "ending",
          { try store.append([Events.tapped(601)], to: "s", expecting: .any, ending: .done) }
        ),
        ("reader", { _ = try store.reader(of: "s") }),
        ("read", { _ = try store.all("s") }),
        ("missing", { _ = try store.all("t") }),
        ("sessions", { _ = try store.sessions() }),
        ("session", { _ = try store.session("s") }),
        ("head", { _ = try store.head() }),
        ("again", { try store.append(Events.session(600), to: "s", expecting: .mustNotExist) }),
        (
          "tail",
          {
            var tail = try store.tail()
            while try !tail.nextPage().isEmpty {}
          }
        ),
        ("ahead", { _ = try store.tail(after: 9_999) }),
        ("matching", { _ = try store.session(matching: "s") }),
        ("ambiguous", { _ = try store.session(matching: "x") }),
      ]
      for (name, call) in calls {
        try? call()
        let busy = try store.busyStatements
        #expect(busy == 0, "\(name)")
      }
    }
  }
}

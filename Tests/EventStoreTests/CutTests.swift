import PickerEvents
import Testing

@testable import EventStore

@Suite struct `A cut of a log` {
  /// What a cut has, as the place of each event: session and sequence.
  private static func places(_ cut: LogCut) throws -> [[String]] {
    var scan = EventScan(cut)
    var batch = EventBatch()
    var places: [[String]] = []
    while try scan.next(into: &batch) {
      for run in batch.runs {
        for row in run.rows { places.append([run.session.string, "\(batch.sequences[row])"]) }
      }
    }
    return places
  }

  /// Appends by turns: single events, short runs and long batches.
  private static func fill(_ store: EventStore, sessions: Int, seed: UInt64) throws -> [[String]] {
    var walk = seed
    func dice(_ sides: Int) -> Int {
      walk = walk &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(walk >> 33) % sides
    }
    var lengths = [Int](repeating: 0, count: sessions)
    var order: [[String]] = []
    for _ in 0..<sessions * 6 {
      let session = dice(sessions)
      let count = dice(4) == 0 ? 1 + dice(40) : 1
      let first = lengths[session] + 1
      let events = (first..<first + count).map { sequence in
        sequence == 1 ? Events.opened() : Events.tapped(sequence)
      }
      try store.append(
        events, to: SessionID(ExactText("s\(session)")), expecting: .exactly(first - 1))
      lengths[session] += count
      order += events.map { ["s\(session)", "\($0.sequence)"] }
    }
    return order
  }

  @Test(arguments: Place.allCases)
  func `has every event once, each session's together and in order`(place: Place) throws {
    try place.withStore { store in
      let order = try Self.fill(store, sessions: 30, seed: 5)
      let cut = try LogCut(of: store)
      #expect(cut.events == order.count)
      #expect(cut.position == Int64(order.count))
      let places = try Self.places(cut)
      #expect(Set(places) == Set(order) && places.count == order.count)
      var last: [String: Int] = [:]
      var finished: Set<String> = []
      var present = ""
      for place in places {
        if place[0] != present { #expect(finished.insert(place[0]).inserted) }
        present = place[0]
        #expect(last[present, default: 0] + 1 == Int(place[1]))
        last[present] = Int(place[1])
      }
    }
  }

  @Test func `begun anew at every position, has neither a gap nor a duplicate`() throws {
    let store = try EventStore(.memory)
    let order = try Self.fill(store, sessions: 7, seed: 11)
    for position in 0...order.count {
      let places = try Self.places(try LogCut(of: store, .events(after: Int64(position))))
      #expect(Set(places) == Set(order[position...]), "after \(position)")
      #expect(places.count == order.count - position, "after \(position)")
    }
    for beyond in [Int64(order.count) + 1, .max] {
      let error = failure { _ = try LogCut(of: store, .events(after: beyond)) }
      #expect(error?.code == .aheadOfLog)
    }
  }

  @Test func `does not see what lands after it was made`() throws {
    let folder = TemporaryFolder()
    let store = try EventStore(.file(path: folder.file()))
    for session in 0..<600 {
      try store.append(Events.session(3), to: SessionID(ExactText("s\(session)")), expecting: .any)
    }
    let cut = try LogCut(of: store)
    let next = cut.position
    var scan = EventScan(cut)
    var batch = EventBatch()
    var count = 0
    while try scan.next(into: &batch) {
      // The log grows in sessions that were read and in those that were not.
      for session in [0, 599] {
        let id = SessionID(ExactText("s\(session)"))
        let last = try #require(try store.session(id)).eventCount
        try store.append([Events.tapped(last + 1)], to: id, expecting: .exactly(last))
      }
      try store.append(
        [Events.opened()], to: SessionID(ExactText("late-\(count)")), expecting: .any)
      count += batch.count
    }
    #expect(count == 1_800)
    let rest = try LogCut(of: store, .events(after: next))
    #expect(Int64(rest.events) == rest.position - next)
    #expect(try Self.places(rest).count == rest.events)
  }

  @Test func `of endings has each session once, in the cut in which it ended`() throws {
    let store = try EventStore(.memory)
    func end(_ name: ExactText, at sequence: Int) throws {
      try store.append(
        [Events.recorded(sequence, .doneTapped)], to: SessionID(name),
        expecting: .exactly(sequence - 1), ending: .done)
    }
    var known: Int64 = 0
    func ended() throws -> [String] {
      let cut = try LogCut(of: store, .endings(after: known))
      known = cut.position
      return try Self.places(cut).map { $0.joined(separator: ":") }
    }
    try store.append(Events.session(2), to: "a", expecting: .any)
    try store.append(Events.session(2), to: "b", expecting: .any)
    #expect(try ended() == [])
    try end("b", at: 3)
    #expect(try ended() == ["b:1", "b:2", "b:3"])
    // What is rejected after the end changes nothing of that.
    let late = RecordedOutcome(verdict: .rejected(.sessionEnded))
    try store.append(
      [Events.recorded(4, .undone, late)], to: "b", expecting: .exactly(3))
    #expect(try ended() == [])
    try end("a", at: 3)
    try store.append([Events.recorded(4, .undone, late)], to: "a", expecting: .exactly(3))
    #expect(try ended() == ["a:1", "a:2", "a:3", "a:4"])
    #expect(try ended() == [])
    known = 0
    #expect(try ended().count == 8)
  }

  @Test func `takes the sessions that all filters hold for`() throws {
    let store = try EventStore(.memory)
    let apps: [ExactText?] = [nil, "Shop", "shop", ""]
    for (place, app) in apps.enumerated() {
      for actor in [nil, "Ada", "Ada\u{0}"] as [ExactText?] {
        let id = SessionID(ExactText("\(place)-\(actor?.string ?? "nobody")"))
        let opening = Events.opened(
          app: app, actor: actor, at: Events.start + Int64(place) * 1_000_000)
        try store.append([opening], to: id, expecting: .any)
        guard actor != nil else { continue }
        try store.append(
          [Events.recorded(2, .cancelTapped)], to: id, expecting: .exactly(1), ending: .cancelled)
      }
    }
    func names(_ change: (inout CutFilter) -> Void) throws -> [String] {
      var filter = CutFilter()
      change(&filter)
      let places = try Self.places(try LogCut(of: store, .all, filter))
      return places.filter { $0[1] == "1" }.map { $0[0] }
    }
    #expect(try names { _ in }.count == 12)
    #expect(try names { $0.app = "Shop" } == ["1-nobody", "1-Ada", "1-Ada\u{0}"])
    #expect(try names { $0.app = "" } == ["3-nobody", "3-Ada", "3-Ada\u{0}"])
    #expect(try names { $0.actor = "Ada" } == ["0-Ada", "1-Ada", "2-Ada", "3-Ada"])
    #expect(try names { $0.end = .open } == ["0-nobody", "1-nobody", "2-nobody", "3-nobody"])
    #expect(try names { $0.end = .ended(.cancelled) }.count == 8)
    #expect(try names { $0.end = .ended(.done) } == [])
    #expect(
      try names {
        $0.since = Timestamp(microseconds: Events.start + 1_000_000)
        $0.until = Timestamp(microseconds: Events.start + 2_000_000)
      }.count == 6)
    #expect(
      try names {
        $0.sessions = ["2-Ada", "0-nobody", "2-Ada"]
      } == ["0-nobody", "2-Ada"])
    #expect(
      try names {
        $0.sessions = ["2-Ada", "0-nobody"]
        $0.app = "shop"
      } == ["2-Ada"])
    let error = failure { _ = try names { $0.sessions = ["nowhere"] } }
    #expect(error?.code == .sessionNotFound)
  }

  @Test func `of an empty log is empty`() throws {
    let cut = try LogCut(of: try EventStore(.memory))
    #expect(cut.position == 0 && cut.sessions == 0 && cut.events == 0)
    #expect(try Self.places(cut) == [])
  }

  @Test func `passes over a session that is dropped while it is read`() throws {
    let folder = TemporaryFolder()
    let store = try EventStore(.file(path: folder.file()))
    for name in ["a", "b", "c"] as [SessionID] {
      try store.append(Events.session(2), to: name, expecting: .any)
    }
    let cut = try LogCut(of: store)
    do {
      let raw = RawDatabase(folder.file())
      raw.run("DELETE FROM events WHERE key >> 24 = 2; DELETE FROM sessions WHERE key = 2")
    }
    #expect(try Self.places(cut).map { $0[0] } == ["a", "a", "c", "c"])
  }
}

import PickerEvents
import PickerProjection
import PickerReference
import Testing

@testable import EventStore

@Suite struct `The choices of a cut` {
  private static func sessions(_ seeds: Range<UInt64>) -> [(SessionID, [RecordedEvent])] {
    seeds.compactMap { seed in
      LiveSession(seed: seed).map { (SessionID(ExactText("seed-\(seed)")), $0.events) }
    }
  }

  @Test(arguments: ["kept", "folded", "half of each", "of another version", "behind"])
  func `are those of a fold, wherever they come from`(state: String) throws {
    let store = try EventStore(.memory)
    let sessions = Self.sessions(0..<60)
    for (place, (id, events)) in sessions.enumerated() {
      let first = state == "behind" ? events.prefix(events.count / 2 + 1) : events[...]
      try store.append(Array(first), to: id, expecting: .mustNotExist)
      if state == "half of each", place == sessions.count / 2 {
        try store.catchUp(ChoiceProjection.self)
      }
    }
    if state != "folded", state != "half of each" { try store.catchUp(ChoiceProjection.self) }
    if state == "of another version" {
      try store.use { (connection) throws(StoreError) in
        try connection.handle.execute("UPDATE projections SET version = 1", to: "forge a version")
      }
    }
    for (id, events) in sessions {
      let known = try #require(try store.session(id)).eventCount
      guard known < events.count else { continue }
      try store.append(Array(events[known...]), to: id, expecting: .exactly(known))
    }
    let found = try CutChoice.rows(try LogCut(of: store))
    #expect(found.rows == sessions.flatMap { CutChoice.expected($0, $1) })
    #expect((found.folded == 0) == (state == "kept"), "\(found.folded)")
    #expect(found.stopped == 0)
  }

  @Test func `are as the cut found them, though the sessions go on`() throws {
    let store = try EventStore(.memory)
    let sessions = Self.sessions(100..<140).filter { $0.1.count > 3 }
    for (id, events) in sessions {
      try store.append(Array(events.prefix(events.count / 2)), to: id, expecting: .mustNotExist)
    }
    try store.catchUp(ChoiceProjection.self)
    let cut = try LogCut(of: store)
    for (id, events) in sessions {
      try store.append(
        Array(events[(events.count / 2)...]), to: id, expecting: .exactly(events.count / 2))
    }
    try store.catchUp(ChoiceProjection.self)
    let found = try CutChoice.rows(cut)
    #expect(
      found.rows
        == sessions.flatMap { CutChoice.expected($0, Array($1.prefix($1.count / 2))) })
  }

  @Test func `of a bulk event come in pieces, each once`() throws {
    let items = (0..<9_999).map { Item(id: ItemID(ExactText("i\($0)")), title: "t") }
    let opening = Opening(
      config: GivenConfiguration([.mode(.multiple)]), sections: [Section(items: items)])
    var state = try PickerState(opening)
    var events = [
      RecordedEvent(
        sequence: 1, time: Timestamp(microseconds: 0),
        event: .opened(opening),
        outcome: RecordedOutcome(verdict: .accepted), receipt: state.receipt)
    ]
    for (place, event) in [PickerEvent.selectAllTapped, .deselectAllTapped(header: .all)]
      .enumerated()
    {
      let decision = state.apply(event)
      events.append(
        RecordedEvent(
          sequence: place + 2, time: Timestamp(microseconds: Int64(place) + 1), event: event,
          outcome: decision.outcome.recorded, receipt: decision.receipt))
    }
    for isKept in [false, true] {
      let store = try EventStore(.memory)
      try store.append(events, to: "bulk", expecting: .any)
      if isKept { try store.catchUp(ChoiceProjection.self) }
      let rows = try CutChoice.rows(try LogCut(of: store)).rows
      #expect(rows == CutChoice.expected("bulk", events))
      #expect(rows.count == 9_999)
    }
  }

  @Test func `of a session that cannot be followed are those until there`() throws {
    for isKept in [false, true] {
      let store = try EventStore(.memory)
      let sessions = Self.sessions(200..<204)
      var forged = sessions[1].1
      try #require(forged.count > 4)
      forged[3].receipt = Receipt(forged[3].receipt.value ^ 1)
      try store.append(sessions[0].1, to: sessions[0].0, expecting: .any)
      try store.append(forged, to: sessions[1].0, expecting: .any)
      try store.append(sessions[2].1, to: sessions[2].0, expecting: .any)
      if isKept { try store.catchUp(ChoiceProjection.self) }
      let found = try CutChoice.rows(try LogCut(of: store))
      let whole = [sessions[0], sessions[2]].flatMap { CutChoice.expected($0, $1) }
      #expect(found.rows.filter { $0.session != sessions[1].0.string } == whole)
      #expect(found.stopped == 1)
      // What it held when it stopped is not known.
      let ended = CutChoice.expected(sessions[1].0, Array(sessions[1].1.prefix(3)))
        .filter { $0.choice.end != nil }
      #expect(found.rows.filter { $0.session == sessions[1].0.string } == ended)
    }
  }
}

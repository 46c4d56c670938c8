import EventStore
import PickerEvents
import Testing

@Suite struct `The list of sessions` {
  @Test(arguments: Place.allCases)
  func `is newest first, however many there are`(place: Place) throws {
    try place.withStore { store in
      var ids: [SessionID] = []
      for number in 0..<300 {
        let id = SessionID("s\(number)")
        // Every third pair of neighbours begins at the same moment; the later number is newer.
        let time = Events.start + Int64(number / 3)
        try store.append([Events.opened(at: time)], to: id, expecting: .any)
        ids.append(id)
      }
      let old = Events.opened(at: Events.start - 1)
      try store.append([old], to: "imported", expecting: .any)
      #expect(try store.sessions().map(\.id) == ids.reversed() + ["imported"])
      var seen = 0
      try store.forEachSession { (session) throws(StoreError) in
        let found = try store.session(session.id)
        #expect(found == session)
        seen += 1
        return seen < 200
      }
      #expect(seen == 200)
    }
  }

  @Test(arguments: Place.allCases)
  func `says what a session began with and where it stands`(place: Place) throws {
    try place.withStore { store in
      let opening = Opening(
        sections: [], engine: 0, folding: "17.0", app: "shop", actor: "ann", environment: "tablet")
      let events = [Events.recorded(1, .opened(opening)), Events.tapped(2)]
      try store.append(events, to: "s", expecting: .any)
      let summary = try #require(try store.session("s"))
      #expect(summary.app == "shop")
      #expect(summary.actor == "ann")
      #expect(summary.environment == "tablet")
      #expect(summary.folding == "17.0")
      #expect(summary.engine == 0)
      #expect(summary.started == events[0].time)
      #expect(summary.lastTime == events[1].time)
      #expect(summary.eventCount == 2)
      #expect(summary.ending == nil)
      try store.append([Events.opened()], to: "plain", expecting: .any)
      let plain = try #require(try store.session("plain"))
      #expect(plain.app == nil && plain.actor == nil && plain.environment == nil)
      #expect(plain.engine == Engine.current)
    }
  }

  @Test(arguments: Place.allCases)
  func `is searched by the bytes that an id begins with`(place: Place) throws {
    try place.withStore { store in
      let ids: [SessionID] = [
        "fruit", "fruit-1", "fruit-2", "veg", "e\u{301}clair", "\u{E9}clair", "x%", "x_y", "z\0a",
        "z\0b", "\u{10FFFF}",
      ]
      for id in ids { try store.append([Events.opened()], to: id, expecting: .any) }
      #expect(try store.session(matching: "v").id == "veg")
      #expect(try store.session(matching: "fruit").id == "fruit")
      #expect(try store.session(matching: "fruit-2").id == "fruit-2")
      #expect(try store.session(matching: "e").id == "e\u{301}clair")
      #expect(try store.session(matching: "\u{E9}").id == "\u{E9}clair")
      #expect(try store.session(matching: "x%").id == "x%")
      #expect(try store.session(matching: "z\0b").id == "z\0b")
      #expect(try store.session(matching: "\u{10FFFF}").id == "\u{10FFFF}")
      let several = failure { _ = try store.session(matching: "fruit-") }
      #expect(several?.code == .ambiguousSession)
      #expect(several?.message.contains("fruit-1") == true)
      #expect(failure { _ = try store.session(matching: "") }?.code == .ambiguousSession)
      for missing in ["fruits", "V", "x*", "z\0c"] as [ExactText] {
        #expect(failure { _ = try store.session(matching: missing) }?.code == .sessionNotFound)
      }
    }
  }
}

import EventStore
import PickerEvents
import Testing

@Suite struct `An append` {
  @Test(arguments: Place.allCases, [1, 2, 999, 1_000, 1_001, 2_500])
  func `gives back what it took, whatever the batch's size`(place: Place, size: Int) throws {
    try place.withStore { store in
      let events = Events.session(2_600)
      var from = 0
      while from < events.count {
        let batch = Array(events[from..<min(from + size, events.count)])
        try store.append(batch, to: "s", expecting: .exactly(from))
        from += size
      }
      #expect(try store.all("s") == events)
      #expect(try store.session("s")?.eventCount == events.count)
    }
  }

  @Test(arguments: Place.allCases)
  func `begins a session only where it is told that there is none`(place: Place) throws {
    try place.withStore { store in
      let missing = failure { try store.append([Events.tapped(2)], to: "s", expecting: .mustExist) }
      #expect(missing?.code == .sessionNotFound)
      #expect(missing?.session == "s")
      try store.append([Events.opened()], to: "s", expecting: .mustNotExist)
      try store.append([Events.opened()], to: "any", expecting: .any)
      try store.append([Events.opened()], to: "zero", expecting: .exactly(0))
      for id in ["s", "any", "zero"] as [SessionID] {
        let taken = failure {
          try store.append([Events.opened(app: "other")], to: id, expecting: .mustNotExist)
        }
        #expect(taken?.code == .sessionExists)
        #expect(taken?.conflict?.standing.map(\.kind) == [.opened])
      }
      #expect(try store.sessions().count == 3)
    }
  }

  @Test(arguments: Place.allCases, [ExpectedVersion.any, .mustExist, .exactly(1)])
  func `goes on where the session stands`(place: Place, expected: ExpectedVersion) throws {
    try place.withStore { store in
      try store.append([Events.opened()], to: "s", expecting: .mustNotExist)
      try store.append([Events.tapped(2)], to: "s", expecting: expected)
      #expect(try store.all("s").count == 2)
    }
  }

  @Test(arguments: Place.allCases)
  func `in a place that is taken says which events stand there`(place: Place) throws {
    try place.withStore { store in
      try store.append(Events.session(12), to: "s", expecting: .mustNotExist)
      for expected in [ExpectedVersion.exactly(2), .any, .mustExist] {
        let error = failure { try store.append([Events.tapped(3)], to: "s", expecting: expected) }
        let conflict = error?.conflict
        #expect(error?.code == .conflict)
        #expect(conflict?.expected == 2)
        #expect(conflict?.actual == 12)
        #expect(conflict?.standing.map(\.sequence) == Array(3...10))
        #expect(conflict?.standing.first?.time == Events.tapped(3).time)
        #expect(error?.description.contains("3 tapped") == true)
        #expect(error?.description.contains("and 2 more") == true)
      }
      let ahead = failure {
        try store.append([Events.tapped(21)], to: "s", expecting: .exactly(20))
      }
      #expect(ahead?.code == .conflict)
      #expect(ahead?.conflict == StoreError.Conflict?(nil) || ahead?.conflict?.standing == [])
      #expect(ahead?.conflict?.actual == 12)
      #expect(try store.all("s") == Events.session(12))
    }
  }

  @Test(arguments: Place.allCases)
  func `that contradicts itself leaves nothing`(place: Place) throws {
    try place.withStore { store in
      try store.append(Events.session(3), to: "s", expecting: .mustNotExist)
      let batches: [(String, SessionID, [RecordedEvent])] = [
        ("no events", "s", []),
        ("a gap inside", "s", [Events.tapped(4), Events.tapped(6)]),
        ("a sequence twice", "s", [Events.tapped(4), Events.tapped(4)]),
        ("a gap before", "s", [Events.tapped(5)]),
        ("opened in the middle", "s", [Events.recorded(4, .opened(Opening(sections: [])))]),
        ("a session without opened", "t", [Events.tapped(1)]),
        ("a session from the middle", "t", [Events.tapped(2)]),
        ("no id", "", [Events.opened()]),
        ("a sequence below one", "s", [Events.tapped(0)]),
        ("a gap at the very end", "t", Events.session(500) + [Events.tapped(502)]),
      ]
      for (name, session, batch) in batches {
        let error = failure { try store.append(batch, to: session, expecting: .any) }
        #expect(error?.code == .invalidBatch, "\(name)")
      }
      #expect(try store.all("s") == Events.session(3))
      #expect(try store.sessions().map(\.id) == ["s"])
    }
  }

  @Test(arguments: Place.allCases)
  func `past the room of a session is refused`(place: Place) throws {
    try place.withStore { store in
      try store.append(Events.session(2), to: "s", expecting: .mustNotExist)
      let room = (1 << 24) - 1
      try store.execute("UPDATE events SET key = 1 << 24 | \(room) WHERE key & 16777215 = 2")
      try store.execute("UPDATE sessions SET last = \(room)")
      let error = failure {
        try store.append([Events.tapped(room + 1)], to: "s", expecting: .exactly(room))
      }
      #expect(error?.code == .tooManyEvents)
      #expect(error?.sequence == room + 1)
    }
  }

  @Test(arguments: Place.allCases)
  func `that runs out of room leaves nothing, and the next one works`(place: Place) throws {
    try place.withStore { store in
      try store.append(Events.session(10), to: "s", expecting: .mustNotExist)
      try store.execute("PRAGMA max_page_count = 1")
      let long = (11...5_000).map { Events.tapped($0) }
      let error = failure { try store.append(long, to: "s", expecting: .exactly(10)) }
      #expect(error?.code == .full)
      #expect(try store.busyStatements == 0)
      #expect(try store.all("s") == Events.session(10))
      try store.execute("PRAGMA max_page_count = 100000")
      try store.append(long, to: "s", expecting: .exactly(10))
      #expect(try store.all("s") == Events.session(10) + long)
    }
  }

  @Test(arguments: Place.allCases)
  func `ends a session once, and still records what comes later`(place: Place) throws {
    try place.withStore { store in
      for (id, ending) in [("d", .done), ("c", .cancelled), ("a", .abandoned)]
        as [(SessionID, Ending)]
      {
        try store.append(Events.session(2), to: id, expecting: .mustNotExist)
        #expect(try store.session(id)?.ending == nil)
        let last = Events.recorded(3, .doneTapped)
        try store.append([last], to: id, expecting: .exactly(2), ending: ending)
        #expect(try store.session(id)?.ending == ending)
        let late = Events.recorded(
          4, .doneTapped, RecordedOutcome(verdict: .rejected(.sessionEnded)))
        try store.append([late], to: id, expecting: .exactly(3))
        #expect(try store.session(id)?.ending == ending)
        let again = failure {
          try store.append([Events.tapped(5)], to: id, expecting: .any, ending: .done)
        }
        #expect(again?.code == .invalidBatch)
        #expect(try store.session(id)?.eventCount == 4)
      }
      try store.append(Events.session(4), to: "whole", expecting: .any, ending: .done)
      #expect(try store.session("whole")?.ending == .done)
    }
  }

  @Test(arguments: [EventStore.Durability.endings, .everyEvent, .relaxed])
  func `works with every durability, and syncs only what it promises`(
    durability: EventStore.Durability
  ) throws {
    let folder = TemporaryFolder()
    let store = try EventStore(.file(path: folder.file()), durability: durability)
    try store.append(Events.session(2), to: "s", expecting: .any)
    try store.append([Events.tapped(3)], to: "s", expecting: .any, ending: .done)
    try store.append([Events.tapped(4)], to: "s", expecting: .any)
    #expect(try store.number("PRAGMA synchronous") == (durability == .everyEvent ? 2 : 1))
    #expect(try store.all("s").count == 4)
  }

  @Test(arguments: Place.allCases)
  func `keeps equal catalogs once and others apart`(place: Place) throws {
    try place.withStore { store in
      for number in 0..<10 {
        try store.append([Events.opened()], to: SessionID("s\(number)"), expecting: .any)
      }
      #expect(try store.number("SELECT count(*) FROM payloads") == 1)
      // Another payload under the same hash is told apart by its bytes.
      let other = Events.opened([Item(id: "c", title: "Cherry")])
      try store.append([other], to: "other", expecting: .any)
      try store.execute("UPDATE payloads SET hash = (SELECT min(hash) FROM payloads)")
      try store.append([other], to: "more", expecting: .any)
      try store.append([Events.opened()], to: "s10", expecting: .any)
      #expect(try store.all("more") == [other])
      #expect(try store.all("s10") == [Events.opened()])
    }
  }

  @Test(arguments: Place.allCases)
  func `never gives a session the number of one that has gone`(place: Place) throws {
    try place.withStore { store in
      try store.append([Events.opened()], to: "a", expecting: .any)
      try store.append([Events.opened()], to: "b", expecting: .any)
      try store.execute(
        "DELETE FROM events WHERE key >> 24 = 2; DELETE FROM sessions WHERE key = 2")
      try store.append([Events.opened()], to: "c", expecting: .any)
      #expect(try store.number("SELECT key FROM sessions WHERE id = 'c'") == 3)
    }
  }

  @Test(arguments: Place.allCases)
  func `gives every event a position, without gaps, in the order of the appends`(
    place: Place
  ) throws {
    try place.withStore { store in
      for round in 0..<20 {
        for id in ["a", "b", "c"] as [SessionID] {
          let batch = round == 0 ? [Events.opened()] : [Events.tapped(round + 1)]
          try store.append(batch, to: id, expecting: .exactly(round))
          #expect(try store.append(batch, to: id, expecting: .exactly(round)) == .alreadyThere)
          let other = [Events.recorded(round + 1, round == 0 ? batch[0].event : .redone, at: 0)]
          #expect(failure { try store.append(other, to: id, expecting: .exactly(round)) } != nil)
        }
      }
      try store.append((21...50).map { Events.tapped($0) }, to: "b", expecting: .exactly(20))
      let broken = try store.number(
        """
        SELECT count(*) FROM (SELECT position, lag(position + count, 1, 1)
          OVER (ORDER BY position) AS due FROM appends) WHERE position <> due
        """)
      #expect(broken == 0)
      #expect(try store.number("SELECT sum(count) FROM appends") == 90)
      #expect(try store.number("SELECT key & 16777215 FROM appends WHERE position = 61") == 21)
    }
  }
}

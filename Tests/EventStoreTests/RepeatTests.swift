import EventStore
import PickerEvents
import Testing

@Suite struct `A batch that comes a second time` {
  /// Every expectation that a batch which begins at a sequence could have been appended with.
  private func expectations(_ first: Int) -> [ExpectedVersion] {
    first == 1
      ? [.any, .mustNotExist, .exactly(0)] : [.any, .mustExist, .exactly(first - 1)]
  }

  @Test(arguments: Place.allCases, [1, 3, 1_024, 2_500])
  func `is there already, in every mode that fits it, and nothing is written`(
    place: Place, size: Int
  ) throws {
    try place.withStore { store in
      let events = Events.session(size + 4)
      let batches = [Array(events.prefix(size)), Array(events[size...])]
      for batch in batches {
        for (number, expected) in expectations(batch[0].sequence).enumerated() {
          let result = try store.append(batch, to: "s", expecting: expected)
          #expect(result == (number == 0 ? .appended : .alreadyThere), "\(expected)")
        }
      }
      // Also when the session has gone on since, and for a part of what stands there.
      for batch in batches + [Array(events.suffix(3).prefix(2))] {
        for expected in expectations(batch[0].sequence) {
          #expect(try store.append(batch, to: "s", expecting: expected) == .alreadyThere)
        }
      }
      #expect(try store.all("s") == events)
      #expect(try store.number("SELECT count(*) FROM appends") == 2)
      #expect(try store.number("SELECT count(*) FROM payloads") == 1)
    }
  }

  @Test(arguments: EventStore.Durability.allOfThem)
  func `leaves the files as they are`(durability: EventStore.Durability) throws {
    let folder = TemporaryFolder()
    let store = try EventStore(.file(path: folder.file()), durability: durability)
    let events = Events.session(5)
    try store.append(events, to: "s", expecting: .any, ending: .done)
    func kept() -> [String] { folder.fingerprint.filter { !$0.hasPrefix("picker.log-shm") } }
    let before = kept()
    for ending in [nil, Ending.done] {
      let result = try store.append(events, to: "s", expecting: .mustNotExist, ending: ending)
      #expect(result == .alreadyThere)
    }
    #expect(kept() == before)
    #expect(try store.busyStatements == 0)
  }

  @Test(arguments: Place.allCases)
  func `is a conflict in a mode that does not fit it`(place: Place) throws {
    try place.withStore { store in
      try store.append(Events.session(4), to: "s", expecting: .any)
      let cases: [([RecordedEvent], ExpectedVersion, StoreError.Code)] = [
        ([Events.opened()], .exactly(1), .conflict), ([Events.opened()], .exactly(4), .conflict),
        (Array(Events.session(4)[2...]), .mustNotExist, .sessionExists),
        (Array(Events.session(4)[2...]), .exactly(3), .conflict),
        (Array(Events.session(4)[2...]), .exactly(9), .conflict),
      ]
      for (batch, expected, code) in cases {
        let error = failure { try store.append(batch, to: "s", expecting: expected) }
        #expect(error?.code == code, "\(batch[0].sequence) \(expected)")
        #expect(error?.conflict?.actual == 4)
      }
      #expect(try store.all("s").count == 4)
    }
  }

  /// One event of ten that differs in one thing.
  private static let changes: [(name: String, change: @Sendable (inout RecordedEvent) -> Void)] = [
    ("time", { $0.time = Timestamp(microseconds: $0.time.microseconds + 1) }),
    ("receipt", { $0.receipt = Receipt($0.receipt.value ^ 1) }),
    ("verdict", { $0.outcome.verdict = .rejected(.limitReached) }),
    ("added", { $0.outcome.added = ShortList([]) }),
    ("removed", { $0.outcome.removed = ShortList(["z"]) }),
    ("evicted", { $0.outcome.evicted = ShortList([Eviction(item: "z", limit: .total)]) }),
    ("item", { $0.event = .tapped(item: "z", region: .all) }),
    ("kind", { $0.event = .undone }),
  ]

  @Test(arguments: Place.allCases, [2, 1_100])
  func `with anything changed is a conflict that names what stands there`(
    place: Place, at changed: Int
  ) throws {
    try place.withStore { store in
      let events = Events.session(1_200)
      try store.append(events, to: "s", expecting: .any)
      for (name, change) in Self.changes {
        var batch = events
        change(&batch[changed - 1])
        for expected in [ExpectedVersion.any, .exactly(0), .mustExist] {
          let error = failure { try store.append(batch, to: "s", expecting: expected) }
          #expect(error?.code == .conflict, "\(name)")
          #expect(error?.conflict?.standing.map(\.sequence) == Array(1...8), "\(name)")
        }
        let error = failure { try store.append(batch, to: "s", expecting: .mustNotExist) }
        #expect(error?.code == .sessionExists, "\(name)")
      }
      #expect(try store.append(events, to: "s", expecting: .any) == .alreadyThere)
    }
  }

  @Test(arguments: Place.allCases)
  func `is compared by the bytes of its ids`(place: Place) throws {
    try place.withStore { store in
      try store.append([Events.opened()], to: "s", expecting: .any)
      try store.append([Events.tapped(2, "\u{E9}")], to: "s", expecting: .any)
      let twin = failure {
        try store.append([Events.tapped(2, "e\u{301}")], to: "s", expecting: .any)
      }
      #expect(twin?.code == .conflict)
      let same = try store.append([Events.tapped(2, "\u{E9}")], to: "s", expecting: .exactly(1))
      #expect(same == .alreadyThere)
      // Another session is another batch, also where its id looks the same.
      for id in ["\u{E9}", "e\u{301}"] as [SessionID] {
        #expect(try store.append([Events.opened()], to: id, expecting: .mustNotExist) == .appended)
      }
      #expect(try store.sessions().count == 3)
    }
  }

  @Test(arguments: Place.allCases)
  func `that reaches beyond the end is a conflict, not half of an append`(place: Place) throws {
    try place.withStore { store in
      let events = Events.session(5)
      try store.append(Array(events.prefix(4)), to: "s", expecting: .any)
      for expected in [ExpectedVersion.any, .exactly(0)] {
        let error = failure { try store.append(events, to: "s", expecting: expected) }
        #expect(error?.code == .conflict)
        #expect(error?.conflict?.standing.map(\.sequence) == Array(1...4))
      }
      #expect(try store.all("s").count == 4)
    }
  }

  @Test(arguments: Place.allCases)
  func `must end the session as it did, where it says so`(place: Place) throws {
    try place.withStore { store in
      let events = Events.session(3)
      try store.append(Array(events.prefix(2)), to: "s", expecting: .any)
      func again(_ ending: Ending?) throws -> AppendResult {
        try store.append([events[2]], to: "s", expecting: .exactly(2), ending: ending)
      }
      #expect(try again(.done) == .appended)
      #expect(try again(.done) == .alreadyThere)
      #expect(try again(nil) == .alreadyThere)
      #expect(failure { _ = try again(.cancelled) }?.code == .conflict)
      try store.append(Events.session(2), to: "open", expecting: .any)
      let error = failure {
        try store.append(Events.session(2), to: "open", expecting: .any, ending: .done)
      }
      #expect(error?.code == .conflict)
      #expect(try store.session("open")?.ending == nil)
    }
  }

  @Test(arguments: Place.allCases)
  func `is found among batches that are appended together`(place: Place) throws {
    try place.withStore { store in
      try store.append(Events.session(2), to: "old", expecting: .any, ending: .done)
      var results: [AppendResult] = []
      for _ in 0..<2 {
        try store.appendTogether({ $0 }) { (log) throws(StoreError) in
          for (id, ending) in [("old", .done), ("new", nil), ("new", nil)] as [(SessionID, Ending?)]
          {
            results.append(
              try log.append(Events.session(2), to: id, expecting: .mustNotExist, ending: ending))
          }
        }
      }
      #expect(results == [.alreadyThere, .appended] + Array(repeating: .alreadyThere, count: 4))
      #expect(try store.number("SELECT count(*) FROM appends") == 2)
    }
  }

  @Test func `does not hide damage of what stands there`() throws {
    let store = try EventStore(.memory)
    try store.append(Events.session(10), to: "s", expecting: .any)
    try store.execute("DELETE FROM events WHERE key & 16777215 = 5")
    let error = failure { try store.append(Events.session(10), to: "s", expecting: .any) }
    #expect(error?.code == .damaged)
    #expect(error?.sequence == 5)
    #expect(error?.session == "s")
  }

  @Test func `from writers that all try again is stored once, and every answer is true`()
    async throws
  {
    let folder = TemporaryFolder()
    let events = Events.session(120)
    let path = folder.file()
    let appended = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let store = try EventStore(.file(path: path), patience: .seconds(30))
          var appended = 0
          for event in events {
            let result = try store.append(
              [event], to: "s", expecting: .exactly(event.sequence - 1))
            if result == .appended { appended += 1 }
          }
          return appended
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(appended == events.count)
    let store = try EventStore(.file(path: path), access: .readOnly)
    #expect(try store.all("s") == events)
  }
}

extension EventStore.Durability {
  /// Every one there is.
  static let allOfThem: [Self] = [.endings, .everyEvent, .relaxed]
}

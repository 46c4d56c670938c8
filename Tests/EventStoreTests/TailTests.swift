import PickerEvents
import Testing

@testable import EventStore

@Suite struct `A tail` {
  @Test(arguments: Place.allCases)
  func `hands out every event once, in the order of the appends`(place: Place) throws {
    try place.withStore { store in
      var expected: [LogEvent] = []
      func append(_ id: SessionID, _ events: [RecordedEvent]) throws {
        try store.append(events, to: id, expecting: .exactly(events[0].sequence - 1))
        for event in events {
          expected.append(
            LogEvent(position: Int64(expected.count + 1), session: id, event: event))
        }
      }
      #expect(try store.head() == 0)
      var tail = try store.tail()
      #expect(try tail.nextPage() == [])
      for id in ["a", "b"] as [SessionID] { try append(id, [Events.opened()]) }
      // Single taps by turns, taps of one session in a row, and a batch of more than two pages.
      for sequence in 2...40 {
        for id in ["a", "b"] as [SessionID] { try append(id, [Events.tapped(sequence)]) }
      }
      for sequence in 41...1_100 { try append("a", [Events.tapped(sequence)]) }
      try append("b", (41...2_600).map { Events.tapped($0) })
      try append("c", Events.session(3))
      #expect(try store.head() == Int64(expected.count))
      var found: [LogEvent] = []
      while case let page = try tail.nextPage(), !page.isEmpty {
        #expect(page.count <= 1_024)
        found += page
        #expect(tail.position == page.last?.position)
      }
      #expect(found == expected)
      // What was read already does not come again, what lands does.
      try append("c", [Events.tapped(4)])
      #expect(try tail.nextPage() == Array(expected.suffix(1)))
      #expect(try tail.nextPage() == [])
      // From any position it goes on with the next.
      for position in [0, 1, 79, 80, 81, 1_023, 1_140, 1_141, 2_000, 3_699, 3_704] {
        var resumed = try store.tail(after: Int64(position))
        let page = try resumed.nextPage()
        #expect(page == Array(expected[position...].prefix(page.count)), "\(position)")
        #expect(page.isEmpty == (position == expected.count))
      }
    }
  }

  @Test(arguments: Place.allCases)
  func `is refused beyond the end of the log`(place: Place) throws {
    try place.withStore { store in
      try store.append(Events.session(5), to: "s", expecting: .any)
      _ = try store.tail(after: 5)
      let positions: [Int64] = [6, 1_000, .max]
      for position in positions {
        let error = failure { _ = try store.tail(after: position) }
        #expect(error?.code == .aheadOfLog)
        #expect(error?.message.contains("Follow it from 0") == true)
      }
      var negative = try store.tail(after: -7)
      let page = try negative.nextPage()
      #expect(page.map(\.position) == [1, 2, 3, 4, 5])
    }
  }

  @Test func `says so where the log was replaced by an older copy`() throws {
    let folder = TemporaryFolder()
    do {
      let store = try EventStore(.file(path: folder.file()))
      try store.append(Events.session(5), to: "s", expecting: .any)
    }
    let older = folder.read()
    do {
      let store = try EventStore(.file(path: folder.file()))
      try store.append([Events.tapped(6)], to: "s", expecting: .exactly(5))
    }
    let store = try EventStore(.file(path: folder.file()), access: .readOnly)
    var tail = try store.tail(after: 6)
    #expect(try tail.nextPage() == [])
    folder.write(older)
    #expect(failure { _ = try tail.nextPage() }?.code == .aheadOfLog)
    #expect(tail.position == 6)
  }

  @Test(arguments: Place.allCases)
  func `finds no hole where appends were refused or taken back`(place: Place) throws {
    try place.withStore { store in
      try store.append(Events.session(2), to: "s", expecting: .any)
      struct Stop: Error {}
      for round in 0..<300 {
        #expect(failure { try store.append([Events.tapped(9)], to: "s", expecting: .any) } != nil)
        try? store.appendTogether({ $0 as any Error }) { (log) throws(any Error) in
          try log.append([Events.tapped(3)], to: "s", expecting: .exactly(2))
          try log.append([Events.opened()], to: SessionID("\(round)"), expecting: .mustNotExist)
          throw Stop()
        }
      }
      #expect(try store.head() == 2)
      var tail = try store.tail()
      #expect(try tail.nextPage().map(\.position) == [1, 2])
      #expect(try tail.nextPage() == [])
      try store.append([Events.tapped(3)], to: "s", expecting: .exactly(2))
      #expect(try tail.nextPage().map(\.position) == [3])
    }
  }

  @Test(arguments: Place.allCases)
  func `ends a page early at long texts, across sessions`(place: Place) throws {
    try place.withStore { store in
      let text = ExactText(String(repeating: "x", count: 400_000))
      for number in 0..<8 {
        let events = [Events.opened(), Events.recorded(2, .searchChanged(.typed(text)))]
        try store.append(events, to: SessionID("\(number)"), expecting: .any)
      }
      var tail = try store.tail()
      var positions: [Int64] = []
      while case let page = try tail.nextPage(), !page.isEmpty {
        #expect(page.count <= 6)
        positions += page.map(\.position)
      }
      #expect(positions == Array(1...16))
    }
  }

  @Test(arguments: Place.allCases)
  func `passes over sessions that have gone, however many`(place: Place) throws {
    try place.withStore { store in
      for number in 0..<2_100 {
        try store.append([Events.opened()], to: SessionID("\(number)"), expecting: .any)
      }
      try store.execute(
        "DELETE FROM sessions WHERE key BETWEEN 2 AND 2098; DELETE FROM events"
          + " WHERE key >> 24 BETWEEN 2 AND 2098")
      var tail = try store.tail()
      var positions: [Int64] = []
      while case let page = try tail.nextPage(), !page.isEmpty { positions += page.map(\.position) }
      #expect(positions == [1, 2_099, 2_100])
      #expect(tail.position == 2_100)
      // Also where nothing is left at the end.
      try store.execute(
        "DELETE FROM sessions WHERE key > 1; DELETE FROM events WHERE key >> 24 > 1")
      var rest = try store.tail(after: 1)
      #expect(try rest.nextPage() == [])
      #expect(rest.position == 2_100)
    }
  }

  @Test(arguments: [
    ("an append", "DELETE FROM appends WHERE position = 4"),
    ("the first append", "DELETE FROM appends WHERE position = 1"),
    ("an event", "DELETE FROM events WHERE key & 16777215 = 5"),
    ("a session", "DELETE FROM sessions"),
    ("a count", "UPDATE appends SET count = 2 WHERE position = 1"),
    ("a great count", "UPDATE appends SET count = 9223372036854775807 WHERE position = 4"),
    ("no count", "UPDATE appends SET count = 0 WHERE position = 1"),
    ("a key", "UPDATE appends SET key = -1 WHERE position = 4"),
  ])
  func `tells of damage, and stays where it is`(name: String, sql: String) throws {
    let store = try EventStore(.memory)
    try store.append(Events.session(3), to: "s", expecting: .any)
    try store.append((4...9).map { Events.tapped($0) }, to: "s", expecting: .any)
    try store.append([Events.tapped(10)], to: "s", expecting: .any)
    try store.execute(sql)
    var tail = try store.tail()
    let error = failure { while try !tail.nextPage().isEmpty {} }
    #expect(error?.code == .damaged, "\(name)")
    #expect(tail.position == 0)
    #expect(try store.busyStatements == 0)
  }

  @Test func `follows a file that others open, write and close`() throws {
    let folder = TemporaryFolder()
    do {
      let store = try EventStore(.file(path: folder.file()))
      try store.append(Events.session(2), to: "s", expecting: .any)
    }
    let reader = try EventStore(.file(path: folder.file()), access: .readOnly)
    var tail = try reader.tail()
    var found = try tail.nextPage().map(\.event.sequence)
    for round in 0..<6 {
      do {
        let writer = try EventStore(.file(path: folder.file()))
        try writer.append([Events.tapped(round * 2 + 3)], to: "s", expecting: .any)
        // By turns the tail looks while the WAL is there, and only after it has gone.
        if round % 2 == 0 { found += try tail.nextPage().map(\.event.sequence) }
        try writer.append([Events.tapped(round * 2 + 4)], to: "s", expecting: .any)
      }
      #expect(folder.names == ["picker.log"])
      found += try tail.nextPage().map(\.event.sequence)
    }
    #expect(found == Array(1...14))
  }

  @Test func `follows a copy, too, when somebody writes to the original again`() throws {
    let folder = TemporaryFolder()
    let crashed = TemporaryFolder()
    do {
      let writer = try EventStore(.file(path: folder.file()))
      try writer.append(Events.session(3), to: "s", expecting: .any)
      folder.copy(["picker.log", "picker.log-wal"], to: crashed)
    }
    let reader = try EventStore(.file(path: crashed.file()), access: .readOnly)
    #expect(reader.notice != nil)
    var tail = try reader.tail()
    #expect(try tail.nextPage().count == 3)
    let writer = try EventStore(.file(path: crashed.file()))
    try writer.append([Events.tapped(4)], to: "s", expecting: .exactly(3))
    #expect(try tail.nextPage().map(\.position) == [4])
    #expect(reader.notice == nil)
  }
}

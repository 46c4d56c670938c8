import EventStore
import PickerEvents
import Testing

@Suite struct `Several tasks` {
  @Test(arguments: Place.allCases)
  func `append to sessions of their own, and nothing is lost`(place: Place) async throws {
    let folder = TemporaryFolder()
    let store = try EventStore(place.location(in: folder))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          let id = SessionID("task \(task)")
          for event in Events.session(100) {
            try store.append([event], to: id, expecting: .exactly(event.sequence - 1))
          }
        }
      }
      try await group.waitForAll()
    }
    for task in 0..<8 {
      #expect(try store.all(SessionID("task \(task)")) == Events.session(100))
    }
    #expect(try store.busyStatements == 0)
  }

  @Test(arguments: Place.allCases)
  func `that want the same place get it once`(place: Place) async throws {
    let folder = TemporaryFolder()
    let store = try EventStore(place.location(in: folder))
    try store.append([Events.opened()], to: "s", expecting: .mustNotExist)
    let won = await withTaskGroup(of: Int.self) { group in
      for task in 0..<4 {
        group.addTask {
          var won = 0
          for sequence in 2...200 {
            let mine = Events.tapped(sequence, ItemID("task \(task)"))
            let error = failure { try store.append([mine], to: "s", expecting: .any) }
            if error == nil { won += 1 } else { #expect(error?.code == .conflict) }
          }
          return won
        }
      }
      return await group.reduce(0, +)
    }
    // Whoever comes late finds the place taken; a gap never comes up.
    #expect(won == 199)
    #expect(try store.all("s").map(\.sequence) == Array(1...200))
  }

  @Test func `open a new log together, and all of them have it`() async throws {
    let folder = TemporaryFolder()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<100 {
        group.addTask {
          let store = try EventStore(.file(path: folder.file()), patience: .seconds(30))
          try store.append([Events.opened()], to: SessionID("\(task)"), expecting: .mustNotExist)
        }
      }
      try await group.waitForAll()
    }
    let store = try EventStore(.file(path: folder.file()), access: .readOnly)
    #expect(try store.sessions().count == 100)
    #expect(folder.names == ["picker.log"])
  }
}

import EventStore
import Foundation
import PickerEvents
import PickerProjection
import Testing

@Suite struct `Choices kept beside appends` {
  @Test func `come out right where passes, rebuilds, readers and writers meet`() async throws {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "beside-\(UUID().uuidString).sqlite").path
    defer {
      for suffix in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: path + suffix)
      }
    }
    let sessions = try (0..<4).map { number in
      (
        SessionID("s\(number)"),
        try #require(LiveSession.taps(1_600, seed: UInt64(number)))
      )
    }
    let store = try EventStore(.file(path: path), durability: .relaxed)
    let other = try EventStore(.file(path: path), durability: .relaxed)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, (id, live)) in sessions.enumerated() {
        group.addTask {
          let log = number % 2 == 0 ? store : other
          for start in stride(from: 0, to: live.events.count, by: 7) {
            let end = min(start + 7, live.events.count)
            try log.append(Array(live.events[start..<end]), to: id, expecting: .any)
          }
        }
      }
      for log in [store, other] {
        group.addTask {
          for _ in 0..<12 {
            // Whoever loses eight times to the others is told so, and has lost nothing.
            do { try log.catchUp(ChoiceProjection.self) } catch let error as StoreError
              where error.code == .busy
            {}
            await Task.yield()
          }
        }
      }
      group.addTask {
        for _ in 0..<3 {
          do { try other.rebuild(ChoiceProjection.self) } catch let error as StoreError
            where error.code == .busy
          {}
          await Task.yield()
        }
      }
      group.addTask {
        for _ in 0..<12 {
          do {
            let found = try store.compare(ChoiceProjection.self)
            #expect(found.different == 0)
          } catch let error as StoreError where error.code == .busy {}
          await Task.yield()
        }
      }
      try await group.waitForAll()
    }
    try store.catchUp(ChoiceProjection.self)
    for (id, live) in sessions {
      var expected: [Choice] = []
      live.projected.forEachChoice { expected.append($0) }
      var found: [Choice] = []
      let isKept = try store.choices(ChoiceProjection.self, of: id) { rows in
        rows.forEachChoice { found.append($0) }
      }
      #expect(isKept && found == expected)
    }
  }
}

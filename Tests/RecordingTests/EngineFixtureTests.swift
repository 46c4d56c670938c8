import EventStore
import Foundation
import PickerEvents
import PickerProjection
import Testing

/// Logs of every engine that was released come out for ever as they were recorded.
@Suite struct `A log of an older version` {
  /// Where the recorded log of an engine lies.
  private static func fixture(of engine: Int) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/engine-\(engine)/log.sqlite")
  }

  /// A copy of a recorded log, so that nothing is written beside the one that is kept.
  private static func log(of engine: Int) throws -> (store: EventStore, folder: URL) {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "engine-\(engine)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copy = folder.appending(path: "log.sqlite")
    try FileManager.default.copyItem(at: fixture(of: engine), to: copy)
    return (try EventStore(.file(path: copy.path)), folder)
  }

  /// What the fixture of an engine holds.
  private static let fixtures = [(engine: 1, sessions: 655, events: 4_867)]

  @Test(arguments: [(engine: 1, digest: "dca64d346190aa6e")])
  func `is the very file that was recorded then`(engine: Int, digest: String) throws {
    var found = Digest(seed: 0)
    found.feed([UInt8](try Data(contentsOf: Self.fixture(of: engine))))
    #expect(Receipt(found.value).hex == digest)
  }

  @Test(arguments: fixtures)
  func `comes out with every outcome and receipt`(engine: Int, sessions: Int, events: Int) throws {
    let (store, folder) = try Self.log(of: engine)
    defer { try? FileManager.default.removeItem(at: folder) }
    var kinds: Set<EventKind> = []
    var count = 0
    let all = try store.sessions()
    for session in all {
      #expect(session.engine == engine)
      var replay: Replay?
      try store.read(session.id) { event in
        kinds.insert(event.event.kind)
        count += 1
        if case .opened(let opening) = event.event {
          replay = try? Replay(opening)
        } else {
          replay?.apply(event.event, at: event.time, recorded: event.outcome.verdict)
        }
        let divergence = replay?.divergence(from: event.outcome, event.receipt)
        guard replay != nil, divergence == nil else {
          Issue.record("\(session.id), event \(event.sequence): \(String(describing: divergence))")
          return false
        }
        return true
      }
    }
    #expect(all.count == sessions && count == events)
    #expect(kinds == Set(EventKind.allCases), "every kind of event is in it")
  }

  @Test(arguments: fixtures)
  func `has the choices that its events make`(engine: Int, sessions: Int, events: Int) throws {
    let (store, folder) = try Self.log(of: engine)
    defer { try? FileManager.default.removeItem(at: folder) }
    try store.catchUp(ChoiceProjection.self)
    let found = try store.compare(ChoiceProjection.self)
    #expect(found.different == 0 && found.behind == 0 && found.stopped == 0, "\(found)")
  }
}

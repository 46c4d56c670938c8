import EventStore
import FaultSupport
import PickerEvents
import PickerProjection
import PickerReference
import Testing

@Suite struct `What is derived from events, and upgraded,` {
  /// A layer, and what opens a log through it.
  private static func open(
    _ folder: LogFolder, _ vfs: FaultVFS,
  ) throws(StoreError) -> EventStore {
    try EventStore(.file(path: folder.log), access: .existing, vfs: vfs.name)
  }

  @Test(arguments: Fault.survivable, [false, true])
  func `survives a fault at any call of catching up and of a rebuild`(
    _ fault: Fault, rebuilds: Bool,
  ) throws {
    let sends = Recorded.sends(seed: 3, count: 30)
    let template = try Recorded.log(sends)
    if rebuilds {
      try EventStore(.file(path: template.log)).catchUp(ChoiceProjection.self)
    }
    let all = Oracle.Writer(sends, promised: sends.count)
    let folder = LogFolder()
    let vfs = FaultVFS()
    var told = 0
    // There are some hundred calls; every one in a soak, each fourth where time matters.
    for call in stride(from: 1, to: Int.max, by: Soak.factor == 1 ? 4 : 1) {
      folder.become(template)
      do {
        let store = try Self.open(folder, vfs)
        vfs.arm(fault, at: call)
        let error = failure { () throws(StoreError) in
          if rebuilds {
            try store.rebuild(ChoiceProjection.self)
          } else {
            try store.catchUp(ChoiceProjection.self)
          }
        }
        if vfs.hits == 0 {
          #expect(error == nil)
          break
        }
        if error != nil { told += 1 }
        vfs.disarm()
        // The same store goes on where it was.
        #expect(try Recorded.problem(with: store) == nil, "call \(call)")
        #expect(try store.busyStatements == 0)
      }
      let store = try EventStore(.file(path: folder.log))
      let oracle = try Oracle(store, of: [all])
      #expect(oracle.problems == [], "call \(call)")
      #expect(try store.compare(ChoiceProjection.self).different == 0)
    }
    #expect(told > 1)
  }

  @Test(arguments: 0..<(4 * Soak.factor))
  func `agrees with the events after a power cut at any call`(seed: Int) throws {
    let sends = Recorded.sends(seed: UInt64(seed), count: 60)
    let template = try Recorded.log(sends)
    var random = SplitMix64(seed: UInt64(seed))
    var unfinished = 0
    for _ in 0..<12 {
      let folder = LogFolder()
      folder.become(template)
      let vfs = FaultVFS(keepsDisk: true)
      vfs.arm(.cut, at: 1 + random.below(120))
      _ = failure { () throws(StoreError) in
        let store = try Self.open(folder, vfs)
        try store.execute("PRAGMA wal_autocheckpoint = 8")
        try store.catchUp(ChoiceProjection.self)
        try store.rebuild(ChoiceProjection.self)
      }
      let left = LogFolder()
      guard vfs.cutPower(seed: random.next(), into: left) > 0 else { continue }
      let store = try EventStore(.file(path: left.log), access: .existing)
      let found = try store.compare(ChoiceProjection.self)
      #expect(found.different == 0, "seed \(seed): \(found)")
      unfinished += found.behind > 0 ? 1 : 0
      #expect(try Recorded.problem(with: store) == nil, "seed \(seed)")
      // The folder goes away with its last use.
      withExtendedLifetime(left) {}
    }
    #expect(unfinished > 0, "every cut came too late to prove anything")
  }

  @Test(arguments: 0..<(6 * Soak.factor))
  func `goes on after a rebuild was killed`(seed: Int) throws {
    let sends = Recorded.sends(seed: UInt64(seed), count: 200)
    let folder = try Recorded.log(sends, waitsForDisk: seed % 2 == 0)
    let all = Oracle.Writer(sends, promised: sends.count)
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<6 {
      let worker = try Worker(["rebuild", folder.log])
      worker.wait(lines: random.below(3))
      pause(upTo: 25_000, &random)
      worker.killNow()
      #expect(worker.lines.allSatisfy { $0 == "rebuilt" }, "\(worker.lines)")
      let store = try EventStore(.file(path: folder.log), access: .readOnly)
      #expect(try Oracle(store, of: [all]).problems == [])
      #expect(try store.compare(ChoiceProjection.self).different == 0)
    }
    let store = try EventStore(.file(path: folder.log))
    #expect(try Recorded.problem(with: store) == nil)
  }

  @Test(arguments: Fault.survivable, Recorded.oldVersions)
  func `is an old log or a new one after a fault at any call of upgrading`(
    _ fault: Fault, version: Int,
  ) throws {
    let template = try Recorded.oldLog(version)
    let folder = LogFolder()
    let vfs = FaultVFS()
    var told = 0
    for call in 1... {
      folder.become(template)
      vfs.arm(fault, at: call)
      let error = failure { () throws(StoreError) in _ = try Self.open(folder, vfs) }
      if vfs.hits == 0 {
        #expect(error == nil)
        break
      }
      if error != nil { told += 1 }
      vfs.disarm()
      #expect(try Recorded.problem(withUpgradeOf: folder) == nil, "call \(call)")
      _ = try EventStore(.file(path: folder.log), access: .existing)
      #expect(RawLog(folder.log).value("PRAGMA user_version") == "3")
      #expect(try Recorded.problem(withUpgradeOf: folder) == nil, "call \(call)")
    }
    #expect(told > 1)
  }

  @Test(arguments: Recorded.oldVersions)
  func `is not there in an old log until that is opened for writing`(version: Int) throws {
    let folder = try Recorded.oldLog(version)
    do {
      let store = try EventStore(.file(path: folder.log), access: .readOnly)
      #expect(try !store.choices(ChoiceProjection.self, of: "demo-1") { _ in })
      #expect(try !store.hits(ChoiceProjection.self, of: "demo-1") { _ in })
      let found = try store.compare(ChoiceProjection.self)
      #expect(found.behind == 1 && found.different == 0)
    }
    let store = try EventStore(.file(path: folder.log))
    // That of format 1 is older than the first engine, and stops at its opening.
    let problem = try Recorded.problem(with: store)
    #expect((problem == nil) == (version > 1))
    #expect(try store.choices(ChoiceProjection.self, of: "demo-1") { _ in } == (version > 1))
    #expect(try store.number("SELECT count(*) FROM hits") == (version > 1 ? 1 : 0))
  }

  @Test(arguments: 0..<(40 * Soak.factor))
  func `is an old log or a new one after upgrading it was killed`(seed: Int) throws {
    let folder = LogFolder(waitsForDisk: seed % 2 == 0)
    folder.become(try Recorded.oldLog(1 + seed / 2 % 2))
    var random = SplitMix64(seed: UInt64(seed))
    let workers = try (0..<2).map { _ in try Worker(["upgrade", folder.log]) }
    for worker in workers {
      // Sooner or later than a process needs to begin.
      pause(upTo: 12_000, &random)
      worker.killNow()
      #expect(worker.lines.allSatisfy { $0 == "upgraded" }, "\(worker.lines)")
    }
    #expect(try Recorded.problem(withUpgradeOf: folder) == nil, "seed \(seed)")
    _ = try EventStore(.file(path: folder.log))
    #expect(RawLog(folder.log).value("PRAGMA user_version") == "3")
  }
}

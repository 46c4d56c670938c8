import EventStore
import FaultSupport
import PickerEvents
import PickerReference
import Testing

@Suite struct `A power cut` {
  typealias Durability = EventStore.Durability

  /// How many random sessions of work are cut under each durability, and how many disks each
  /// leaves.
  static let runs = 60 * Soak.factor
  static let disks: UInt64 = 4

  /// What a run of appends had achieved when the power went.
  struct Run {
    var sends: [Send] = []
    /// How many appends the durability promises to be there.
    var promised = 0
  }

  @Test(arguments: [Durability.everyEvent, .endings, .relaxed])
  func `leaves a whole log with all that the durability promises`(_ durability: Durability) throws {
    var lost = 0
    let template = try Self.emptyLog()
    for seed in 0..<UInt64(Self.runs) {
      let vfs = FaultVFS(keepsDisk: true)
      let run = try play(seed, durability, on: template, vfs)
      for disk in 0..<Self.disks {
        let left = LogFolder()
        #expect(vfs.cutPower(seed: seed << 8 | disk, into: left) > 0)
        let access: EventStore.Access = disk % 2 == 0 ? .existing : .readOnly
        let store = try EventStore(.file(path: left.log), access: access)
        let oracle = try Oracle(
          store, of: [Oracle.Writer(run.sends, promised: run.promised)], replays: true)
        #expect(oracle.problems == [], "\(durability), seed \(seed), disk \(disk), \(left.names)")
        lost += run.sends.count - 1 - oracle.stored[0]
        guard access == .existing else { continue }
        try store.execute("PRAGMA synchronous = OFF")
        try Send.opening("after").append(to: store)
        #expect(try store.session("after") != nil)
      }
    }
    // A disk that never lost anything would prove nothing; what is synced each time is never lost.
    #expect(durability == .everyEvent || lost > Self.runs)
  }

  @Test func `never leaves a name without a whole new log`() throws {
    var named = 0
    for call in 1... {
      let folder = LogFolder()
      let vfs = FaultVFS(keepsDisk: true)
      vfs.arm(.cut, at: call)
      _ = failure { () throws(StoreError) in
        _ = try EventStore(.file(path: folder.log), vfs: vfs.name)
      }
      // Its name is given to a finished draft, past the layer: so the draft must be on the disk.
      guard folder.names.contains("picker.log") else { continue }
      for disk in 0..<Self.disks {
        let left = LogFolder()
        _ = vfs.cutPower(seed: UInt64(call) << 8 | disk, into: left)
        let drafts = left.names.filter { $0.contains("-new-") && !$0.hasSuffix("-wal") }
        guard let draft = drafts.first else { continue }
        named += 1
        let again = LogFolder()
        again.write(left.read(draft))
        let store = try EventStore(.file(path: again.log), access: .existing)
        #expect(try Oracle(store, of: []).problems == [], "call \(call), disk \(disk)")
      }
      if vfs.hits == 0 { break }
    }
    #expect(named > 0)
  }

  @Test func `ruins a log that is written without any sync`() throws {
    var ruined = 0
    let template = try Self.emptyLog()
    for seed in 0..<40 as Range<UInt64> {
      let vfs = FaultVFS(keepsDisk: true)
      let run = try play(seed, .relaxed, on: template, vfs, syncs: false)
      let left = LogFolder()
      #expect(vfs.cutPower(seed: seed, into: left) > 0)
      let error = failure { () throws(StoreError) in
        let store = try EventStore(.file(path: left.log), access: .existing)
        let oracle = try Oracle(store, of: [Oracle.Writer(run.sends, promised: 0)])
        if !oracle.problems.isEmpty { ruined += 1 }
      }
      if error != nil { ruined += 1 }
    }
    // So the disk of these tests is as bad as it should be.
    #expect(ruined > 5)
  }

  private static func emptyLog() throws -> LogFolder {
    let folder = LogFolder()
    _ = try EventStore(.file(path: folder.log))
    return folder
  }

  /// Appends, closes and opens again, until the power goes.
  private func play(
    _ seed: UInt64, _ durability: Durability, on template: LogFolder, _ vfs: FaultVFS,
    syncs: Bool = true,
  ) throws -> Run {
    let folder = LogFolder()
    folder.become(template)
    var random = SplitMix64(seed: seed)
    var script = Script("w", seed: seed)
    var run = Run()
    vfs.arm(.cut, at: 1 + random.below(250))
    while vfs.hits == 0 {
      let error = failure { () throws(StoreError) in
        let store = try EventStore(
          .file(path: folder.log), access: .existing, durability: durability, vfs: vfs.name)
        if !syncs { try store.execute("PRAGMA synchronous = OFF") }
        // Small, so that many a cut comes while the WAL is moved into the file or begun anew; the
        // store itself moves it at endings and in the background, when it has grown.
        if random.below(3) > 0 { try store.execute("PRAGMA wal_autocheckpoint = 8") }
        for _ in 0..<(1 + random.below(60)) {
          guard let send = script.next() else { return }
          run.sends.append(send)
          try send.append(to: store)
          switch durability {
          case .everyEvent: run.promised = run.sends.count
          case .endings: if send.ending != nil { run.promised = run.sends.count }
          case .relaxed: break
          }
        }
      }
      #expect(error == nil || vfs.hits > 0)
      // Closing the log, as the last one who has it open, moves the WAL into the file.
      if vfs.hits == 0 { run.promised = run.sends.count }
    }
    return run
  }
}

import EventStore
import FaultSupport
import PickerEvents
import PickerReference
import Testing

@Suite struct `A writer that is killed` {
  /// How many logs are written to, each by several writers, one after the other.
  static let logs = 0..<(13 * Soak.factor)
  static let writers = 8

  static let durabilities = ["endings", "everyEvent", "relaxed"]

  @Test(arguments: logs, ["append", "checkpoint"])
  func `leaves all that it acknowledged, and no half of anything`(
    seed: Int, work: String,
  ) throws {
    let folder = LogFolder(waitsForDisk: seed % 2 == 0)
    _ = try EventStore(.file(path: folder.log))
    var random = SplitMix64(seed: UInt64(seed))
    var written: [Oracle.Writer] = []
    for number in 0..<Self.writers {
      let name = "writer \(number)"
      let seed = random.next()
      let worker = try Worker([
        work, folder.log, name, "\(seed)", Self.durabilities[random.below(3)],
      ])
      worker.wait(lines: random.below(25))
      pause(upTo: 3_000, &random)
      worker.killNow()
      written.append(Self.sent(by: worker, name, seed: seed))
      // What reads it first may be a reader, who repairs nothing, or the next writer.
      let access: EventStore.Access = random.below(2) == 0 ? .readOnly : .existing
      let store = try EventStore(.file(path: folder.log), access: access)
      let oracle = try Oracle(store, of: written, replays: true)
      #expect(oracle.problems == [], "seed \(seed), writer \(number), \(access)")
    }
    #expect(written.contains { $0.promised > 0 })
  }

  /// What a worker may have sent: all that was acknowledged, and the one that it was at.
  static func sent(by worker: Worker, _ name: String, seed: UInt64) -> Oracle.Writer {
    let acknowledged = worker.lines.count { $0 == "appended" }
    #expect(worker.lines.count == acknowledged, "\(worker.lines.last ?? "")")
    return Oracle.Writer(
      Array(Script(name, seed: seed).prefix(acknowledged + 1)), promised: acknowledged)
  }

  @Test(arguments: 0..<(20 * Soak.factor))
  func `while it makes or opens a log leaves a whole log, or none`(seed: Int) throws {
    let folder = LogFolder(waitsForDisk: seed % 2 == 0)
    var random = SplitMix64(seed: UInt64(seed))
    let names = ["one", "two"]
    let seeds = names.map { _ in random.next() }
    let workers = try zip(names, seeds).map { name, seed in
      try Worker(["append", folder.log, name, "\(seed)", "endings"])
    }
    // Sooner or later than the process needs to begin; often both are at it.
    for worker in workers {
      pause(upTo: 25_000, &random)
      worker.killNow()
    }
    let written = zip(zip(names, seeds), workers).map { each, worker in
      Self.sent(by: worker, each.0, seed: each.1)
    }
    guard folder.names.contains("picker.log") else {
      #expect(written.allSatisfy { $0.promised == 0 })
      return
    }
    let store = try EventStore(.file(path: folder.log))
    let oracle = try Oracle(store, of: written, replays: true)
    #expect(oracle.problems == [], "seed \(seed)")
    try Send.opening("after").append(to: store)
  }
}

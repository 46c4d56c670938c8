import EventStore
import FaultSupport
import PickerEvents
import PickerReference
import Testing

@Suite struct `Several processes` {
  /// A process that writes, and what it was told.
  private struct Writer {
    let worker: Worker
    let name: String
    let seed: UInt64

    /// Ends it, and says what it may have sent.
    func killNow() -> Oracle.Writer {
      worker.killNow()
      return `A writer that is killed`.sent(by: worker, name, seed: seed)
    }
  }

  @Test(arguments: 0..<(2 * Soak.factor))
  func `append to one log, are killed and come again, and two follow it without a gap`(
    seed: Int
  ) throws {
    let folder = LogFolder()
    _ = try EventStore(.file(path: folder.log))
    var random = SplitMix64(seed: UInt64(seed))
    var started = 0
    func start() throws -> Writer {
      started += 1
      let (name, seed) = ("writer \(started)", random.next())
      let durability = `A writer that is killed`.durabilities[random.below(3)]
      let work = random.below(4) == 0 ? "checkpoint" : "append"
      let worker = try Worker([work, folder.log, name, "\(seed)", durability])
      return Writer(worker: worker, name: name, seed: seed)
    }
    var writers = try (0..<8).map { _ in try start() }
    let tailers = try ["readOnly", "existing"].map { access in
      try Worker(["follow", folder.log, access, "last 1"])
    }
    var written: [Oracle.Writer] = []
    for _ in 0..<16 {
      pause(upTo: 40_000, &random)
      let place = random.below(8)
      // Each comes to append something before it is killed.
      writers[place].worker.wait(lines: 1)
      written.append(writers[place].killNow())
      writers[place] = try start()
    }
    for writer in writers {
      writer.worker.wait(lines: 1)
      written.append(writer.killNow())
    }
    let store = try EventStore(.file(path: folder.log))
    let last = Array(Script("last", seed: 0).prefix(1))
    try last[0].append(to: store)
    written.append(Oracle.Writer(last, promised: 1))
    let oracle = try Oracle(store, of: written, replays: true)
    #expect(oracle.problems == [], "seed \(seed)")
    let order = Self.order(of: RawLog(folder.log))
    #expect(order.count > 24)
    for tailer in tailers {
      tailer.end()
      #expect(tailer.lines == order, "seed \(seed)")
    }
  }

  /// Every event of a log by its position, as its tables have it.
  private static func order(of raw: borrowing RawLog) -> [String] {
    let rows = raw.rows(
      """
      SELECT appends.position + events.key - appends.key AS position, sessions.id,
        events.key & 16777215
      FROM appends JOIN events ON events.key BETWEEN appends.key AND appends.key + count - 1
        JOIN sessions ON sessions.key = appends.key >> 24
      ORDER BY position
      """)
    return rows.map { $0.joined(separator: " ") }
  }
}

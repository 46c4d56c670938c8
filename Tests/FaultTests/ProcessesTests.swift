import EventStore
import FaultSupport
import PickerEvents
import PickerReference
import Testing

@Suite struct `Several processes` {
  @Test(arguments: 0..<(1 * Soak.factor))
  func `append to one log, are killed and come again, and nobody is told that it is busy`(
    seed: Int
  ) throws {
    let folder = LogFolder()
    var random = SplitMix64(seed: UInt64(seed))
    var started = 0
    var written: [Oracle.Writer] = []
    func start() throws -> (worker: Worker, name: String, seed: UInt64) {
      started += 1
      let name = "writer \(started)"
      let seed = random.next()
      let durability = `A writer that is killed`.durabilities[random.below(3)]
      let work = random.below(4) == 0 ? "checkpoint" : "append"
      let worker = try Worker([work, folder.log, name, "\(seed)", durability])
      return (worker, name, seed)
    }
    var workers = try (0..<8).map { _ in try start() }
    for _ in 0..<24 {
      pause(upTo: 40_000, &random)
      let place = random.below(8)
      let (worker, name, seed) = workers[place]
      // Each comes to append something before it is killed.
      worker.wait(lines: 1)
      worker.killNow()
      written.append(`A writer that is killed`.sent(by: worker, name, seed: seed))
      workers[place] = try start()
    }
    for (worker, name, seed) in workers {
      worker.wait(lines: 1)
      worker.killNow()
      written.append(`A writer that is killed`.sent(by: worker, name, seed: seed))
    }
    let store = try EventStore(.file(path: folder.log))
    let oracle = try Oracle(store, of: written, replays: true)
    #expect(oracle.problems == [], "seed \(seed)")
  }
}

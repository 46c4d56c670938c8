import EventStore
import FaultSupport

/// What the process was told to do.
struct Work {
  private let checkpoints: Bool
  private let path: String
  private let script: Script
  private let durability: EventStore.Durability

  init(_ words: [String]) throws {
    guard words.count == 6, let seed = UInt64(words[4]) else { throw Misunderstood() }
    switch words[1] {
    case "append": checkpoints = false
    case "checkpoint": checkpoints = true
    default: throw Misunderstood()
    }
    path = words[2]
    script = Script(words[3], seed: seed)
    switch words[5] {
    case "endings": durability = .endings
    case "everyEvent": durability = .everyEvent
    case "relaxed": durability = .relaxed
    default: throw Misunderstood()
    }
  }

  /// Appends until it is killed.
  func run() throws(StoreError) {
    let store = try EventStore(
      .file(path: path), durability: durability, patience: .seconds(60))
    for send in script {
      try send.append(to: store)
      Pipe.say("appended")
      // So that half of all kills come while the WAL is moved into the file.
      if checkpoints { try store.execute("PRAGMA wal_checkpoint(TRUNCATE)") }
    }
  }
}

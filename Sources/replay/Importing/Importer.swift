import EventStore
import PickerEvents
import PickerProjection

/// Appends the sessions of a file that was surveyed before to a log, batch by batch.
struct Importer {
  private let log: Together
  private var session: SessionID?
  private var batch: [RecordedEvent] = []
  private var hasEnded = false
  /// How many events are appended at once.
  private static let limit = 1_000

  private init(_ log: Together) { self.log = log }

  static func run(
    _ file: OpenFile, into log: Together, _ console: Console,
  ) throws(ToolError) {
    var importer = Importer(log)
    var player = FilePlayer(file)
    var progress = console.progress("importing", total: file.size, prints: false)
    defer { progress.finish() }
    while let step = try player.next() {
      progress.reach(player.offset)
      switch step {
      case .event(let event, _):
        guard let session = player.session, let replay = player.replay else { continue }
        try importer.take(replay.record(of: event).stamped, session, replay.state.ending)
      case .claims: break
      case .refused, .fault, .misplaced:
        guard player.endsInHalf else {
          throw ToolError(.ioError, "\(file.name): changed while it was read; try again")
        }
      }
    }
    try importer.append(ending: nil)
  }

  private mutating func take(
    _ event: RecordedEvent, _ session: SessionID, _ ending: Ending?,
  ) throws(ToolError) {
    if event.sequence == 1 {
      try append(ending: nil)
      self.session = session
      hasEnded = false
    }
    batch.append(event)
    if let ending, !hasEnded {
      hasEnded = true
      try append(ending: ending)
    } else if batch.count == Self.limit {
      try append(ending: nil)
    }
  }

  private mutating func append(ending: Ending?) throws(ToolError) {
    guard let session, let first = batch.first else { return }
    do throws(StoreError) {
      try log.append(
        batch, to: session,
        expecting: first.sequence == 1 ? .mustNotExist : .exactly(first.sequence - 1),
        ending: ending)
    } catch {
      throw ToolError(error)
    }
    batch.removeAll(keepingCapacity: true)
  }
}

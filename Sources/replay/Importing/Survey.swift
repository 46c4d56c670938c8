import EventStore
import PickerEvents
import PickerProjection

/// Reads and plays all files before anything of them is imported.
struct Survey {
  /// Where each session stands, by its id; only looked up and counted.
  private(set) var sessions: [SessionID: String] = [:]
  /// How many events there are.
  private(set) var events = 0
  /// How many claims there are.
  private(set) var claims = 0
  /// How many sessions came out otherwise than they were recorded.
  private(set) var diverging = 0
  /// The files that end in the middle of a line.
  private(set) var halves: [ToolError] = []

  private let console: Console
  private var log: EventStore?
  private var lastDiverging: SessionID?

  /// Begins with no file.
  ///
  /// - Parameters:
  ///   - console: Where remarks go.
  ///   - log: The log that is there already.
  init(_ console: Console, log: EventStore?) {
    self.console = console
    self.log = log
  }

  /// Closes the log: while a process reads one whose WAL is there, it cannot write to it.
  mutating func close() { log = nil }

  /// Reads a file to its end.
  ///
  /// - Throws: The first thing that is wrong with it.
  mutating func take(_ file: OpenFile) throws(ToolError) {
    let before = sessions.count
    var player = FilePlayer(file)
    var progress = console.progress("reading", total: file.size, prints: false)
    defer { progress.finish() }
    while let step = try player.next() {
      progress.reach(player.offset)
      switch step {
      case .event(let event, let divergence):
        events += 1
        guard let session = player.session else { continue }
        if event.sequence == 1 { try add(session, event, file) }
        if let divergence, lastDiverging != session { warn(divergence, session, event, file) }
      case .refused(let event):
        guard let refusal = player.refusal, let session = player.session else { continue }
        throw Playback.refused(refusal, file.name, session, event)
      case .claims(let expectation): claims += expectation.claims.count
      case .fault(let error), .misplaced(let error):
        guard player.endsInHalf else { throw error }
        halves.append(error)
      }
    }
    if sessions.count == before {
      throw halves.last
        ?? ToolError(
          .badInput, "\(file.name): found no session, expected an \"opened\" line")
    }
  }

  private mutating func add(
    _ session: SessionID, _ event: InputEvent, _ file: OpenFile,
  ) throws(ToolError) {
    let place = "\(file.name): line \(event.line ?? 0)"
    let name = Printable.quoted(session.string)
    if let other = sessions.updateValue(place, forKey: session) {
      throw ToolError(
        .badInput,
        "\(place): session \(name) stands at \(other) already; give each a name of its own")
    }
    guard let log else { return }
    do throws(StoreError) {
      guard try log.session(session) != nil else { return }
    } catch {
      throw ToolError(error)
    }
    throw ToolError(
      .cannotWrite,
      "\(place): session \(name) is in the log already; nothing was imported, give it another name")
  }

  private mutating func warn(
    _ divergence: Divergence, _ session: SessionID, _ event: InputEvent, _ file: OpenFile,
  ) {
    diverging += 1
    lastDiverging = session
    console.remark(
      "warning: \(file.name): line \(event.line ?? 0): event \(divergence.sequence) differs from the"
        + " record: \(DivergenceWords.line(divergence)); imported as recorded")
  }
}

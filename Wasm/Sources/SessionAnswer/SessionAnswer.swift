internal import PickerEvents
internal import PickerProjection

/// Plays a session file and says in lines of JSON what came of it.
///
/// Each event is a line as `replay export` writes it, with what was computed. Beside these stand
/// lines about what is wrong: a claim that does not hold, a record that differs, an opening that is
/// refused, a line that cannot be read. The last line counts all of it.
public struct SessionAnswer: Sendable {
  /// How many lines that cannot be read are told, before the rest of the file is left alone.
  static let faultLimit = 100

  private var bytes: [UInt8] = []
  private var reader: SessionFileReader
  private var player = ScenarioPlayer()
  private var counts = AnswerCounts()
  /// The session after a line that cannot be read, or of another program: its end is passed over.
  private var isBroken = false

  private init(_ name: String) { reader = SessionFileReader(name: name) }

  /// Plays a file.
  ///
  /// - Parameters:
  ///   - file: The whole file.
  ///   - name: The file's name, which names sessions that have no name of their own.
  /// - Returns: The answer, each line with its line feed.
  /// - Complexity: That of the events, and O(bytes).
  public static func to(_ file: [UInt8], name: String) -> [UInt8] {
    var answer = SessionAnswer(name)
    var start = file.startIndex
    while start < file.endIndex, answer.counts.faults < faultLimit {
      let end = file[start...].firstIndex(of: 0x0A) ?? file.endIndex
      answer.take(Array(file[start..<end]))
      start = end + 1
    }
    if start < file.endIndex {
      answer.tell { json in
        json.member(
          "fault", ExactText("\(faultLimit) faults; the rest of the file was left alone"))
      }
    }
    let counts = answer.counts
    answer.tell { counts.write(to: &$0) }
    return answer.bytes
  }

  private mutating func take(_ line: [UInt8]) {
    do throws(SessionFileError) {
      switch try reader.read(line: line) {
      case .skipped: break
      case .event(let event): take(event)
      case .expectation(let expectation):
        if !isBroken { for claim in expectation.claims { take(claim, expectation.line) } }
      }
    } catch {
      // What follows a fault in the same session is told by the first one.
      guard !isBroken else { return }
      isBroken = true
      counts.faults += 1
      tell { json in
        json.member("line", WholeNumber(error.line))
        json.member("column", WholeNumber(error.column))
        json.member("fault", ExactText(error.description))
      }
    }
  }

  private mutating func take(_ event: SessionFileEvent) {
    if event.sequence == 1 { isBroken = false }
    guard !isBroken else { return }
    switch player.play(event) {
    case .played(let divergence):
      guard let replay = player.replay else { return }
      if event.sequence == 1 { counts.sessions += 1 }
      counts.events += 1
      write(event, replay)
      if let divergence { write(divergence, event.line) }
    case .refused(let refusal):
      counts.refused += 1
      // What another version may play is neither right nor wrong here.
      isBroken = refusal.code == .newerEngine || refusal.code == .otherFolding
      write(refusal, event, as: "refused")
    case .misplaced(let refusal):
      isBroken = true
      counts.faults += 1
      write(refusal, event, as: "misplaced")
    }
  }

  private mutating func take(_ claim: Claim, _ line: Int) {
    counts.claims += 1
    guard let failure = player.failure(of: claim) else { return }
    counts.failures += 1
    tell(of: line) { json in
      json.member("column", WholeNumber(claim.column))
      json.key("claim")
      json.object([failure.claim])
      json.key("found")
      json.value(failure.found)
    }
  }

  private mutating func write(_ event: SessionFileEvent, _ replay: Replay) {
    var recorded = RecordedEvent(
      sequence: event.sequence, time: event.time, event: event.event,
      outcome: replay.outcome.recorded, receipt: replay.state.receipt)
    // An export names what played the session.
    if case .opened(var opening) = event.event, opening.engine == nil {
      opening.engine = Engine.current
      opening.folding = opening.folding ?? Folding.version
      recorded.event = .opened(opening)
    }
    SessionFileWriter.write(
      recorded, session: event.session, identity: replay.state.configuration.identity, to: &bytes)
  }

  private mutating func write(_ divergence: Divergence, _ line: Int) {
    counts.divergences += 1
    tell(of: line) { json in
      switch divergence.aspect {
      case .outcome: json.member("differs", "outcome")
      case .receipt: json.member("differs", "receipt")
      }
      json.member("recorded", ExactText(divergence.recordedReceipt.hex))
      json.member("computed", ExactText(divergence.computedReceipt.hex))
    }
  }

  private mutating func write(
    _ refusal: RefusedOpening, _ event: SessionFileEvent, as word: String,
  ) {
    tell(of: event.line) { json in
      json.member(word, name: refusal.reason)
      json.member("key", refusal.key)
      json.member("message", ExactText(refusal.message))
    }
  }

  /// Writes a line about a line of the file, with the session that it stands in.
  private mutating func tell(of line: Int, _ members: (inout JSONWriter) -> Void) {
    let session = player.session
    tell { json in
      json.member("line", WholeNumber(line))
      json.member("session", session?.text)
      members(&json)
    }
  }

  /// Writes a line.
  private mutating func tell(_ members: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    json.beginObject()
    members(&json)
    json.endObject()
    json.endLine()
    bytes += json.bytes
  }
}

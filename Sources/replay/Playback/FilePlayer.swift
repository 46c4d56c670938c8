import PickerEvents
import PickerProjection

/// Plays all sessions of a session file, line by line, and says what each line came to.
struct FilePlayer {
  /// What a line came to.
  enum Step {
    /// An event was taken in; `replay` stands after it.
    case event(InputEvent, Divergence?)
    /// An opening was refused; `refusal` says why. Where another program may play the session, the
    /// rest of it is passed over.
    case refused(InputEvent)
    /// Something is claimed about the present state, or about the refused opening.
    case claims(Expectation)
    /// The line is wrong; what follows is passed over up to the next opening.
    case fault(ToolError)
    /// An event follows an opening that was refused, which the error tells; what follows is passed
    /// over, too.
    case misplaced(ToolError)
  }

  /// The session that is being played, its state, and why its opening was refused if it was.
  private(set) var scenario = ScenarioPlayer()

  private let name: String
  private var lines: SessionLines
  private var opening: InputEvent?
  private var isBroken = false

  init(_ file: OpenFile) {
    name = file.name
    lines = SessionLines(file)
  }

  var session: SessionID? { scenario.session }
  var replay: Replay? { scenario.replay }
  var refusal: RefusedOpening? { scenario.refusal }

  /// How far the file was read, in bytes.
  var offset: Int { lines.offset }

  /// Whether the last fault is half an object at the end of the file.
  var endsInHalf: Bool { lines.endsInHalf }

  /// What the next line came to; nil at the end.
  mutating func next() throws(ToolError) -> Step? {
    while true {
      let line: SessionLines.Line?
      do throws(ToolError) {
        line = try lines.next()
      } catch {
        guard error.status == .badInput else { throw error }
        // An opening that cannot be read begins a session all the same.
        if lines.faultMayOpen { isBroken = false }
        if let step = fault(error) { return step }
        continue
      }
      guard let line else { return nil }
      switch line.content {
      case .skipped: continue
      case .expectation(let expectation):
        if !isBroken { return .claims(expectation) }
      case .event(let event):
        if let step = take(event) { return step }
      }
    }
  }

  private mutating func fault(_ error: ToolError) -> Step? {
    defer { isBroken = true }
    return isBroken ? nil : .fault(error)
  }

  private mutating func take(_ event: SessionFileEvent) -> Step? {
    let input = InputEvent(event)
    if event.sequence == 1 {
      isBroken = false
      opening = input
    }
    guard !isBroken else { return nil }
    switch scenario.play(event) {
    case .played(let divergence): return .event(input, divergence)
    case .refused(let refusal):
      // Claims about what another program may play can be neither true nor false here.
      isBroken = refusal.isForOtherProgram
      return .refused(input)
    case .misplaced(let refusal):
      isBroken = true
      return opening.map { .misplaced(Playback.misplaced(input, after: $0, refusal, name)) }
    }
  }
}

import PickerEvents
import PickerProjection

/// Plays all sessions of a session file, line by line, and says what each line came to.
struct FilePlayer {
  /// What a line came to.
  enum Step {
    /// An event was taken in; `replay` stands after it.
    case event(InputEvent, Divergence?)
    /// An opening was refused; `refusal` says why.
    case refused(InputEvent)
    /// Something is claimed about the present state, or about the refused opening.
    case claims(Expectation)
    /// The line is wrong; what follows is passed over up to the next opening.
    case fault(ToolError)
  }

  /// The session that is being played.
  private(set) var session: SessionID?
  /// The present session after its last event; nil where its opening was refused.
  private(set) var replay: Replay?
  /// Why the present session's opening was refused.
  private(set) var refusal: RefusedOpening?

  private let name: String
  private var lines: SessionLines
  private var opening: InputEvent?
  private var isBroken = false

  init(_ file: OpenFile) {
    name = file.name
    lines = SessionLines(file)
  }

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
        if let step = fault(error) { return step }
        continue
      }
      guard let line else { return nil }
      switch line.content {
      case .skipped: continue
      case .expectation(let expectation):
        if !isBroken { return .claims(expectation) }
      case .event(let event):
        if let step = take(InputEvent(event), of: event.session) { return step }
      }
    }
  }

  private mutating func fault(_ error: ToolError) -> Step? {
    defer { isBroken = true }
    return isBroken ? nil : .fault(error)
  }

  private mutating func take(_ event: InputEvent, of id: SessionID) -> Step? {
    if case .opened(let opening) = event.event, event.sequence == 1 {
      return open(opening, event, id)
    }
    guard !isBroken else { return nil }
    if let first = opening, let refusal {
      return fault(Playback.misplaced(event, after: first, refusal, name))
    }
    replay?.apply(event.event)
    return .event(event, replay?.divergence(from: event))
  }

  private mutating func open(_ opening: Opening, _ event: InputEvent, _ id: SessionID) -> Step {
    isBroken = false
    session = id
    self.opening = event
    replay = nil
    refusal = nil
    do throws(RefusedOpening) {
      replay = try Replay(opening)
    } catch {
      refusal = error
      return .refused(event)
    }
    return .event(event, replay?.divergence(from: event))
  }
}

import PickerEvents
import PickerProjection

/// What is written around a state, however it is shown.
extension Playback {
  /// Writes the session, the event and the refusal, if it was one, and an empty line.
  func writeHeading(_ console: Console) throws(ToolError) {
    try console.line(
      console.paint(.strong, Printable.quoted(session.string))
        + " after event \(current.sequence), \(current.event.words(replay.state)),"
        + " \(Moments.full(current.time)) UTC")
    if case .rejected(let reason) = replay.outcome.verdict {
      try console.line("refused: \(reason.name), \(reason.words)")
    }
    try console.line()
  }

  /// Writes where the event came out otherwise than it was recorded; then the answer is no.
  func writeDivergence(_ console: Console) throws(ToolError) {
    guard let divergence else { return }
    console.answerNo()
    try console.line()
    for line in DivergenceWords.lines(divergence) { try console.line(console.paint(.failed, line)) }
  }
}

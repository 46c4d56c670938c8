/// Why a verb stopped: what is said of it, and the exit status.
struct ToolError: Error {
  /// The exit status.
  let status: ExitStatus
  /// What was found, what was expected, and what to do; empty where nothing is to be said.
  let message: String

  /// Whether a log is damaged: bad input to most verbs, an answer to `check`.
  let isDamage: Bool

  init(_ status: ExitStatus, _ message: String, isDamage: Bool = false) {
    self.status = status
    self.message = message
    self.isDamage = isDamage
  }

  /// The error as the answer "no", where a damaged log is what was asked about.
  var answeringDamage: ToolError { isDamage ? ToolError(.no, message, isDamage: true) : self }

  /// Nobody reads the output any more: the tool ends, and says nothing.
  static let outputClosed = ToolError(.ok, "")

  /// Whether the reader went away.
  var isOutputClosed: Bool { message.isEmpty }

  static func usage(_ message: String) -> ToolError { ToolError(.usage, message) }
}

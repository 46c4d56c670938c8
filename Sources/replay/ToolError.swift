/// Why a verb stopped: what is said of it, and the exit status.
struct ToolError: Error {
  /// The exit status.
  let status: ExitStatus
  /// What was found, what was expected, and what to do; empty where nothing is to be said.
  let message: String

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }

  /// Nobody reads the output any more: the tool ends, and says nothing.
  static let outputClosed = ToolError(.ok, "")

  /// Whether the reader went away.
  var isOutputClosed: Bool { message.isEmpty }

  static func usage(_ message: String) -> ToolError { ToolError(.usage, message) }
}

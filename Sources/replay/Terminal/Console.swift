/// Where a verb writes: facts to standard output, remarks to standard error.
final class Console {
  /// Colours of standard output.
  let paint: Paint
  /// How many columns a line of standard output should have.
  let width: Int
  /// How many columns a line has where no terminal says otherwise.
  static let plainWidth = 120
  /// The exit status when nothing goes wrong from here on.
  private(set) var status: ExitStatus = .ok

  private var pending: [UInt8] = []
  private let output: Int32 = 1
  private let remarks: Int32 = 2

  init(color: Paint.When) {
    paint = Paint(color, descriptor: output)
    width = max(40, System.isTerminal(output) ? System.columns(of: output) ?? 80 : Self.plainWidth)
    pending.reserveCapacity(1 << 16)
  }

  /// Writes a line.
  func line(_ text: String = "") throws(ToolError) {
    pending.append(contentsOf: text.utf8)
    pending.append(0x0A)
    if pending.count >= 1 << 15 { try flush() }
  }

  /// Writes bytes as they are.
  func write(_ bytes: [UInt8]) throws(ToolError) {
    if bytes.count >= 1 << 15 {
      // Many at once are not copied together first.
      try flush()
      return try hand(bytes)
    }
    pending.append(contentsOf: bytes)
    if pending.count >= 1 << 15 { try flush() }
  }

  /// Hands out what was written so far.
  func flush() throws(ToolError) {
    guard !pending.isEmpty else { return }
    let bytes = pending
    pending.removeAll(keepingCapacity: true)
    try hand(bytes)
  }

  private func hand(_ bytes: [UInt8]) throws(ToolError) {
    do throws(System.Failure) {
      try System.write(bytes[...], to: output)
    } catch {
      guard !error.isClosedPipe else { throw .outputClosed }
      throw ToolError(
        .ioError, "standard output: cannot write: \(error.text); make room or write elsewhere")
    }
  }

  /// Says something beside the facts.
  func remark(_ text: String) {
    // Whoever reads the remarks wants them after what was written before.
    if (try? flush()) == nil { pending = [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let safe = lines.map { Printable.text(String($0)) }.joined(separator: "\n")
    try? System.write(Array("replay: \(safe)\n".utf8)[...], to: remarks)
  }

  /// Makes the answer "no", unless something worse was found.
  func answerNo() { if status == .ok { status = .no } }

  /// Says what is wrong and goes on; the first fault decides the exit status.
  func report(_ error: ToolError) {
    if status == .ok || status == .no { status = error.status }
    if !error.message.isEmpty { remark(error.message) }
  }

  /// A bar for work that takes long; none where standard output shows lines on the same terminal.
  func progress(_ label: String, total: Int, prints: Bool) -> Progress {
    Progress(
      label, total: total, descriptor: remarks,
      isShown: System.isTerminal(remarks) && !(prints && System.isTerminal(output)))
  }
}

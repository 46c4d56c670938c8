import PickerEvents
import PickerProjection

extension Verb {
  /// The regression gate.
  static let check = Verb(
    name: "check", summary: "whether every claim of a scenario, and every receipt of a log, holds",
    operands: "FILE…", count: 1...Int.max, options: [.json],
    details: [
      "A session file is played: each claim ({\"expect\":…}) is compared, and so is what an export",
      "recorded. Of a log every outcome and receipt is compared. Each finding is named with its file",
      "and line or event; the exit status is 1 where something does not hold. What a log keeps of",
      "choices is not looked at; replay rebuild --compare does that.",
    ],
    examples: [
      (
        "replay check Tests/Scenarios/single-choice.picker.ndjson",
        "plays the sessions of a file and compares their claims"
      ),
      ("replay check picker.sqlite", "replays every session of a log and compares its record"),
    ],
    run: check)

  private static func check(_ arguments: Arguments, _ console: Console) throws(ToolError) {
    var findings = Findings(console, isJSON: arguments.has(.json))
    for path in arguments.operands {
      do throws(ToolError) {
        let input = try Input.open(path, console)
        findings.begin(input.name)
        if let file = input.file {
          try check(file, &findings, console)
        } else {
          try check(input, &findings, console)
        }
      } catch {
        guard !error.isOutputClosed else { throw error }
        try findings.error(error.answeringDamage)
      }
    }
    try findings.finish()
  }

  private static func check(
    _ file: OpenFile, _ findings: inout Findings, _ console: Console,
  ) throws(ToolError) {
    var player = FilePlayer(file)
    var progress = console.progress("check", total: file.size, prints: true)
    defer { progress.finish() }
    /// What is wrong with the last opening, until a claim says that it is meant to be refused.
    var refused: ToolError?
    while let step = try player.next() {
      progress.reach(player.offset)
      // A claim says that the opening is meant to be refused, and a misplaced event tells it.
      switch step {
      case .claims(let expectation):
        if expectation.claims.contains(where: { $0.isOfOutcome }) { refused = nil }
      case .misplaced: refused = nil
      case .event, .refused, .fault:
        if let error = refused.take() { try findings.error(error) }
      }
      switch step {
      case .event(let event, let divergence):
        findings.count(event, of: player.session)
        if let divergence { try findings.divergence(divergence, line: event.line) }
      case .refused(let event):
        findings.count(event, of: player.session)
        guard let refusal = player.refusal, let session = player.session else { continue }
        let error = Playback.refused(refusal, file.name, session, event)
        if refusal.isForOtherProgram { try findings.error(error) } else { refused = error }
      case .claims(let expectation):
        for claim in expectation.claims { try check(claim, expectation, player, &findings) }
      case .fault(let error), .misplaced(let error): try findings.error(error)
      }
    }
    if let error = refused { try findings.error(error) }
    if findings.sessionsOfFile == 0 {
      throw ToolError(
        .badInput, "\(file.name): found no session to play, expected an \"opened\" line")
    }
  }

  private static func check(
    _ claim: Claim, _ expectation: Expectation, _ player: FilePlayer, _ findings: inout Findings,
  ) throws(ToolError) {
    try findings.claim(
      claim, expectation.line, player.scenario.failure(of: claim), player.refusal)
  }

  private static func check(
    _ log: Input, _ findings: inout Findings, _ console: Console,
  ) throws(ToolError) {
    let entries = try log.sessionsInOrder()
    var progress = console.progress(
      "check", total: entries.reduce(0) { $0 + ($1.eventCount ?? 1) }, prints: true)
    defer { progress.finish() }
    for entry in entries {
      do throws(ToolError) {
        var playback = try Playback.start(log, entry)
        repeat {
          findings.count(playback.current, of: entry.id)
          if let divergence = playback.divergence {
            try findings.divergence(divergence, line: nil)
          }
          progress.reach(findings.events)
        } while try playback.next()
      } catch {
        guard !error.isOutputClosed else { throw error }
        try findings.error(error.answeringDamage)
      }
    }
  }
}

extension Claim {
  /// Whether it is about what came of the event, which a refused opening has, too.
  fileprivate var isOfOutcome: Bool { key == "outcome" || key == "reason" }
}

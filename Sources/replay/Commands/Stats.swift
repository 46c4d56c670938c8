import EventStore
import PickerEvents
import PickerTables

extension Verb {
  /// What the sessions of a log say together.
  static let stats = Verb(
    name: "stats", summary: "all sessions counted: endings, picks, evictions, refusals, times",
    operands: "LOG [SESSION…]", count: 1...Int.max,
    options: [.since, .until, .app, .actor, .ending, .json],
    details: [
      "Of all sessions, unless some are named or filtered. What is counted is defined in",
      "Documentation/Analytics.md; \"with all before\" counts those that did every step up to it. Where a",
      "log's choices are not up to date the sessions are played, and nothing is written.",
    ],
    examples: [
      ("replay stats picker.sqlite", "how all sessions went"),
      (
        "replay stats picker.sqlite --app Shop --since 2026-03-01 --json",
        "the same numbers of some sessions, for a program"
      ),
    ],
    run: stats)

  private static func stats(_ arguments: Arguments, _ console: Console) throws(ToolError) {
    var filter = try CutFilter(
      arguments, since: try arguments.moment(.since, isEnd: false))
    let path = arguments.operands[0]
    let input = try Input.open(path, console)
    let store = try input.log(console)
    filter.sessions = try input.sessions(named: arguments.operands.dropFirst())
    let found: LogStatistics
    do throws(StoreError) {
      let cut = try LogCut(of: store, .all, filter)
      var progress = console.progress("stats", total: cut.events, prints: false)
      defer { progress.finish() }
      found = try LogStatistics(cut) { progress.reach($0, each: true) }
    } catch {
      throw ToolError(error)
    }
    if arguments.has(.json) {
      try console.write(StatsJSON.line(found))
    } else {
      for line in StatsText.lines(found, console.paint) { try console.line(line) }
    }
    LaggingChoices(stopped: found.stoppedCount, folded: found.foldedCount).remark(path, console)
  }
}

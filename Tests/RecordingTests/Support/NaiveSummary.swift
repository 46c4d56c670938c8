import EventStore
import PickerEvents
import PickerProjection

/// The row of a session in `session_summaries` behind its names, told by going through its events
/// and its choices.
struct NaiveSummary {
  private let live: LiveSession
  private let choices: [Choice]

  init(_ live: LiveSession) {
    self.live = live
    var choices: [Choice] = []
    live.projected.forEachChoice { choices.append($0) }
    self.choices = choices
  }

  private var picks: [Choice] {
    choices.filter { [.tap, .range, .selectAll, .scan].contains($0.cause) }
  }

  /// `started_ts` to `ended_ts`, then the counts, as a question for them answers.
  var row: [String] {
    let events = live.events
    let accepted = events.filter { $0.outcome.verdict == .accepted }
    let searches = NaiveSearches(live).searches.filter(\.isSettled)
    let regrets = picks.filter { pick in
      switch pick.end?.cause {
      case .tap, .deselectAll, .undone: true
      default: false
      }
    }
    let evictions = choices.filter { if case .evicted = $0.end?.cause { true } else { false } }
    let firstPick = picks.map(\.picked).min().map { events[$0 - 1].time.rfc3339 }
    let ended = live.ending == nil ? nil : accepted.last?.time.rfc3339
    return [
      events[0].time.rfc3339, events.last?.time.rfc3339 ?? "NULL",
      ended ?? "NULL", live.ending?.name ?? "NULL", "\(events.count)",
      "\(events.count - accepted.count)", "\(picks.count)",
      "\(picks.count { $0.cause == .tap })", "\(picks.count { $0.cause == .scan })",
      "\(evictions.count)", "\(regrets.count)", "\(searches.count)",
      "\(searches.count { $0.count == 0 })", firstPick ?? "NULL",
      "\(choices.count { $0.end == nil })",
      live.ending == .done ? "\(choices.count { $0.isCommitted })" : "NULL",
    ]
  }
}

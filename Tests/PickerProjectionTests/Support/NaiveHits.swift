import PickerEvents
import PickerProjection

/// What searches found, by looking at the states before and after each event.
struct NaiveHits {
  private(set) var hits: [ProjectedRows.Hit] = []

  init(_ recording: Recording) {
    for place in recording.events.indices.dropFirst() {
      let (before, after) = (recording.states[place - 1], recording.states[place])
      guard recording.outcomes[place].verdict == .accepted, let count = after.resultCount,
        Self.isSearch(recording.events[place].event, before, after)
      else { continue }
      hits.append(ProjectedRows.Hit(sequence: place + 1, count: count))
    }
  }

  private static func isSearch(
    _ event: PickerEvent, _ before: PickerState, _ after: PickerState,
  ) -> Bool {
    let isHost = after.configuration.search.matching == .host
    switch event {
    case .searchResultsArrived: return true
    case .searchChanged(.erased): return !isHost
    case .scanned(let scan):
      if case .erased = scan.content, after.configuration.scan.action == .search { return !isHost }
    case .searchSubmitted(erased: .some) where before.query == nil:
      return !isHost && rows(before) != rows(after)
    default: break
    }
    return !isHost && before.query != after.query
  }

  private static func rows(_ state: PickerState) -> [String] {
    let outcome = Outcome(verdict: .accepted)
    return ["\(ReadOut.visible.value(state, outcome))", "\(state.resultCount ?? -1)"]
  }
}

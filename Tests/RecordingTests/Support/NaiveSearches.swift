import PickerEvents
import PickerProjection

/// The searches of a session, told by playing it and looking around (Documentation/Analytics.md).
struct NaiveSearches {
  struct Search {
    let sequence: Int
    let query: ExactText?
    let count: Int
    let isSettled: Bool
  }

  private(set) var searches: [Search] = []

  init(_ live: LiveSession) {
    guard case .opened(let opening)? = live.events.first?.event,
      var replay = try? Replay(opening)
    else { return }
    var queries: [ExactText?] = [replay.state.query]
    for event in live.events.dropFirst() {
      replay.apply(event.event, at: event.time, recorded: event.outcome.verdict)
      queries.append(replay.state.query)
    }
    for hit in live.projected.hits {
      let place = hit.sequence - 1
      searches.append(
        Search(
          sequence: hit.sequence, query: queries[place], count: hit.count,
          isSettled: !Self.isOnTheWay(queries[place], place, live.events)))
    }
  }

  private static func isOnTheWay(
    _ query: ExactText?, _ place: Int, _ events: [RecordedEvent],
  ) -> Bool {
    guard place + 1 < events.count, case .searchChanged(let next) = events[place + 1].event,
      let query
    else { return false }
    if let text = typed(next), text.starts(with: bytes(query)) { return true }
    guard case .searchChanged(let last) = events[place - 1].event, let text = typed(last) else {
      return false
    }
    return text.count > bytes(query).count && text.starts(with: bytes(query))
  }

  private static func typed(_ text: SearchText) -> [UInt8]? {
    switch text {
    case .typed(let text): bytes(WhiteSpace.trimmed(text))
    case .erased: nil
    }
  }

  private static func bytes(_ text: ExactText) -> [UInt8] { Array(text.string.utf8) }
}

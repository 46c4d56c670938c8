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
    guard let query else { return false }
    let rest = events[(place + 1)...].drop { typed($0) == bytes(query) }
    guard let next = rest.first, case .searchChanged = next.event else { return false }
    return [next, events[place - 1]].contains { neighbour in
      guard let text = typed(neighbour) else { return false }
      return text.count > bytes(query).count && text.starts(with: bytes(query))
    }
  }

  /// What an event typed; nil where that was erased, or it is no event that types.
  private static func typed(_ event: RecordedEvent) -> [UInt8]? {
    guard case .searchChanged(.typed(let text)) = event.event else { return nil }
    return bytes(WhiteSpace.trimmed(text))
  }

  private static func bytes(_ text: ExactText) -> [UInt8] { Array(text.string.utf8) }
}

import PickerReference
import PickerSession

/// A random session that is played twice at once: by a session that people look at, and by a state
/// of its own, from which everything can be read anew.
final class Played {
  let session: PickerSession
  private(set) var state: PickerState
  private let times: Times

  /// Nil where the opening is refused.
  init?(_ random: RandomSession) throws {
    guard let state = try? PickerState(random.opening) else { return nil }
    self.state = state
    let times = Times([.start] + random.times)
    self.times = times
    session = try PickerSession(
      random.opening, in: try EventStore(.memory), id: "one", now: times.next)
  }

  /// Sends an event to both.
  ///
  /// - Returns: Whether they say the same of it.
  func send(_ event: PickerEvent) throws -> Bool {
    let time = times.now
    return try session.send(event) == state.apply(event, at: time).outcome
  }

  /// Sends events at once to one, and one after the other to the other.
  func send(contentsOf events: [PickerEvent]) throws -> Bool {
    var expected: [Outcome] = []
    for (event, time) in zip(events, times.ahead(events.count)) {
      expected.append(state.apply(event, at: time).outcome)
    }
    return try session.send(contentsOf: events) == expected
  }
}

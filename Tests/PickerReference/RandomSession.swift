public import PickerEvents

/// A session made from a seed: a small catalog, rules, and what the user and the host do.
///
/// Much of it is nonsense on purpose: openings that are refused, items that do not exist, events
/// that engine 0 does not know, answers to no alert.
public struct RandomSession: Sendable {
  /// What the session is made from; the same seed makes the same session.
  public let seed: UInt64
  /// How it begins; about one in five is refused.
  public let opening: Opening
  /// What happens then.
  public let events: [PickerEvent]

  /// Makes a session.
  ///
  /// - Parameter seed: Any number.
  public init(seed: UInt64) {
    var maker = SessionMaker(seed: seed)
    self.seed = seed
    opening = maker.opening()
    events = maker.events()
  }
}

extension RandomSession: CustomStringConvertible {
  /// The seed, and the whole session for the reader.
  public var description: String {
    var lines = ["RandomSession(seed: \(seed))", "  \(opening.config)"]
    for section in opening.sections { lines.append("  \(section)") }
    lines.append("  hasMore \(opening.hasMore), preselected \(opening.preselected)")
    for (place, event) in events.enumerated() { lines.append("  \(place + 2) \(event)") }
    return lines.joined(separator: "\n")
  }
}

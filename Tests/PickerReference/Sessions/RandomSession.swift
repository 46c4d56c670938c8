public import PickerEvents

/// A session made from a seed: a small catalog, rules, and what the user and the host do.
///
/// Much of it is nonsense on purpose: openings that are refused, items that do not exist, events
/// that the picker is not made for, answers to no alert.
public struct RandomSession: Sendable {
  /// What the session is made from; the same seed makes the same session.
  public let seed: UInt64
  /// What it has beside rules, taps and endings.
  public let features: SessionFeatures
  /// How it begins; about one in five is refused.
  public let opening: Opening
  /// What happens then.
  public let events: [PickerEvent]

  /// When each event happens; the opening is at `Timestamp.start`.
  public let times: [Timestamp]
  /// What a record says of each event; nil where there is none, and all nil without erased texts.
  ///
  /// Most of them are of events whose text was erased. Some are of others, whose text says itself
  /// what comes of them, so that the record is not to be heard.
  public let verdicts: [Verdict?]

  /// Makes a session.
  ///
  /// - Parameters:
  ///   - seed: Any number.
  ///   - features: What it has beside rules, taps and endings.
  public init(seed: UInt64, features: SessionFeatures = []) {
    var maker = SessionMaker(seed: seed, features: features)
    self.seed = seed
    self.features = features
    opening = maker.opening()
    events = maker.events()
    times = Array(maker.times(of: events.count).dropFirst())
    verdicts = maker.verdicts(of: events)
  }

  /// The events with their times.
  public var timed: [(event: PickerEvent, time: Timestamp)] {
    zip(events, times).map { (event: $0, time: $1) }
  }

  /// The events with their times and what a record says of them.
  public var recorded: [(event: PickerEvent, time: Timestamp, verdict: Verdict?)] {
    zip(timed, verdicts).map { (event: $0.event, time: $0.time, verdict: $1) }
  }
}

extension RandomSession: CustomStringConvertible {
  /// The seed, and the whole session for the reader.
  public var description: String {
    var lines = [
      "RandomSession(seed: \(seed), features: \(features.rawValue))", "  \(opening.config)",
    ]
    for section in opening.sections { lines.append("  \(section)") }
    lines.append("  hasMore \(opening.hasMore), preselected \(opening.preselected)")
    for (place, (event, time, verdict)) in recorded.enumerated() {
      let record = verdict.map { ", recorded \($0)" } ?? ""
      let passed = time.microseconds - Timestamp.start.microseconds
      lines.append("  \(place + 2) at \(passed): \(event)\(record)")
    }
    return lines.joined(separator: "\n")
  }
}

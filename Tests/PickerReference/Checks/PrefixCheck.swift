public import PickerEvents

/// Whether a session's first events, played anew, give what was read live (1.9, 10).
public enum PrefixCheck {
  /// Plays every prefix of a session, each in a picker of its own.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - open: Opens a picker; nil where it refuses the opening.
  /// - Returns: The first prefix that differs, in words; nil where none does.
  /// - Complexity: O(*n*²) events.
  public static func broken<Picker: ReadablePicker>(
    in session: RandomSession, open: (Opening) -> Picker?,
  ) -> String? {
    guard var live = open(session.opening) else { return nil }
    for length in 0...session.events.count {
      if length > 0 {
        live.play(session.events[length - 1], at: session.times[length - 1])
      }
      guard var again = open(session.opening) else { return "the opening is refused this time" }
      for (event, time) in session.timed.prefix(length) { again.play(event, at: time) }
      let differences = Reading(of: again).differences(from: Reading(of: live))
      if !differences.isEmpty { return "\(differences) after \(length) events" }
    }
    return nil
  }
}

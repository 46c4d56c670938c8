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
        let (event, time, verdict) = session.recorded[length - 1]
        live.play(event, at: time, recorded: verdict)
      }
      guard var again = open(session.opening) else { return "the opening is refused this time" }
      for (event, time, verdict) in session.recorded.prefix(length) {
        again.play(event, at: time, recorded: verdict)
      }
      let differences = Reading(of: again).differences(from: Reading(of: live))
      if !differences.isEmpty { return "\(differences) after \(length) events" }
    }
    return nil
  }
}

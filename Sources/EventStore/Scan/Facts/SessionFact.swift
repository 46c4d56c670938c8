package import PickerEvents

/// What the row of a session says of it, as of a cut.
package struct SessionFact: Sendable {
  /// Its id.
  package let id: SessionID
  /// The app that showed the picker.
  package let app: ExactText?
  /// Who chose.
  package let actor: ExactText?
  /// Where.
  package let environment: ExactText?
  /// When it was opened, in microseconds since 1970, UTC.
  package let started: Int64
  /// How it ended; nil where it was open still.
  package let ending: Ending?
  /// The version of the rules.
  package let engine: Int64
  /// The version of the Unicode tables.
  package let folding: ExactText?
  /// The first event that the cut takes; facts are of all events up to the last.
  package let first: Int
  /// The last event that the cut takes.
  package let last: Int
}

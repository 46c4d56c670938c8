package import PickerEvents

/// Which sessions of a log a cut takes; nil stands for all.
package struct CutFilter: Sendable {
  /// How a session must have ended.
  package enum End: Hashable, Sendable {
    /// In this way.
    case ended(Ending)
    /// Not yet.
    case open

    /// As the column says it, and `open` where that says nothing.
    package var name: String {
      switch self {
      case .ended(let ending): ending.name
      case .open: "open"
      }
    }
  }

  /// One of these sessions.
  package var sessions: [SessionID]?
  /// Of this app.
  package var app: ExactText?
  /// Of this actor.
  package var actor: ExactText?
  /// Ended so, or not yet.
  package var end: End?
  /// Opened then or later.
  package var since: Timestamp?
  /// Opened then or earlier.
  package var until: Timestamp?

  package init() {}
}

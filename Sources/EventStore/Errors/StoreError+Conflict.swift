public import PickerEvents

extension StoreError {
  /// Where a session really stands.
  public struct Conflict: Hashable, Sendable {
    /// The sequence that was expected to be the last; 0 for a session that must not exist.
    public let expected: Int
    /// The sequence that is the last; 0 for a session that does not exist.
    public let actual: Int
    /// The first of the events that took the places, at most `Conflict.shown`.
    public let standing: [Standing]

    /// How many of the events are named.
    public static let shown: Int = 8

    /// An event that took a place.
    public struct Standing: Hashable, Sendable {
      /// Its sequence.
      public let sequence: Int
      /// Which event it is.
      public let kind: EventKind
      /// When it happened.
      public let time: Timestamp
    }
  }
}

extension StoreError.Conflict: CustomStringConvertible {
  /// Both versions, and which events stand there.
  public var description: String {
    let versions = "expected the last event to be \(expected), but it is \(actual)"
    guard !standing.isEmpty else { return versions }
    let named = standing.map { "\($0.sequence) \($0.kind.name)" }
    let more = actual - expected - standing.count
    let rest = more > 0 ? " and \(more) more" : ""
    return "\(versions); there stand \(named.joined(separator: ", "))\(rest)"
  }
}

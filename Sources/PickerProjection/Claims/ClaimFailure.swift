public import PickerEvents

/// A claim that does not hold: what was found in its place.
public struct ClaimFailure: Hashable, Sendable {
  /// What was claimed.
  public let claim: JSONMember
  /// What was found.
  public let found: JSONValue
}

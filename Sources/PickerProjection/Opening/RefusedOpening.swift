public import PickerEvents

/// Why a session could not be opened: the key at fault and what to do.
public struct RefusedOpening: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of refusal it is.
  public struct Code: Hashable, Sendable {
    /// The codes of this version, for a switch that names each.
    package enum Kind: Hashable, Sendable {
      case badConfiguration, newerEngine, otherFolding
    }
    package let kind: Kind

    /// The configuration contradicts itself or the catalog.
    public static let badConfiguration = Code(kind: .badConfiguration)
    /// The session was recorded by a newer engine than the program knows.
    public static let newerEngine = Code(kind: .newerEngine)
    /// The session's searches were folded, or the characters of its note counted, by tables that the
    /// program does not have.
    public static let otherFolding = Code(kind: .otherFolding)
  }

  /// What kind of refusal it is.
  public let code: Code
  /// The configuration key, or the place in the catalog, that is at fault.
  public let key: ExactText
  /// What is wrong, with both values, and what to do.
  public let message: String

  /// The reason that a session file claims for it.
  public var reason: Reason { .badConfiguration }

  /// The key and the message.
  public var description: String { "\(key.string): \(message)" }

  static func bad(_ key: String, _ message: String) -> RefusedOpening {
    RefusedOpening(code: .badConfiguration, key: ExactText(key), message: message)
  }
}

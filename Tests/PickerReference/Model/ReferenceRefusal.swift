/// Why an opening was refused.
public struct ReferenceRefusal: Error, Hashable, Sendable {
  /// Whether the contract refuses it or only this engine.
  public enum Code: String, Hashable, Sendable {
    /// The configuration contradicts itself or the catalog.
    case badConfiguration
    /// The session needs a newer engine.
    case unsupported
  }

  /// Whether the contract refuses it or only this engine.
  public let code: Code
  /// The configuration key, or `items`, `sections` or `engine`.
  public let key: String

  /// Makes a refusal.
  ///
  /// - Parameters:
  ///   - code: Whether the contract refuses it or only this engine.
  ///   - key: The configuration key, or `items`, `sections` or `engine`.
  public init(code: Code, key: String) {
    self.code = code
    self.key = key
  }
}

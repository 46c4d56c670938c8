/// Claims about the state after the event before them.
public struct Expectation: Hashable, Sendable {
  /// The line that they stand on, from 1.
  public var line: Int
  /// The claims, in the order given.
  public var claims: [Claim]

  /// Makes an expectation.
  ///
  /// - Parameters:
  ///   - line: The line that it stands on, from 1.
  ///   - claims: The claims, in the order given.
  public init(line: Int, claims: [Claim]) {
    self.line = line
    self.claims = claims
  }
}

/// One claim about the state: a read-out and the value that it should have.
public struct Claim: Hashable, Sendable {
  /// The names of all read-outs that can be claimed (SessionFile.md, Expectations).
  public static let names: [String] = ClaimKey.all.map { $0.name }

  /// The read-out.
  public var key: ExactText
  /// The column where the claim begins, from 1.
  public var column: Int
  /// The value that it should have, of the shape that the read-out has.
  public var value: JSONValue

  /// Makes a claim.
  ///
  /// - Parameters:
  ///   - key: The read-out.
  ///   - column: The column where it begins, from 1.
  ///   - value: The value that it should have.
  public init(key: ExactText, column: Int, value: JSONValue) {
    self.key = key
    self.column = column
    self.value = value
  }
}

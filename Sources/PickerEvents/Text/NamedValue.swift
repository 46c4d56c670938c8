/// A member of a closed set that has a stable name in the session file.
public protocol NamedValue: CaseIterable, Hashable, Sendable {
  /// The name as the session file writes it.
  var name: String { get }
}

extension NamedValue where Self: RawRepresentable, RawValue == String {
  /// The name as the session file writes it.
  public var name: String { rawValue }
}

extension NamedValue {
  /// Finds a member by its name, byte by byte.
  ///
  /// - Parameter text: The name to look up.
  /// - Returns: The member, or nil where none has that name.
  /// - Complexity: O(members).
  public static func named(_ text: ExactText) -> Self? {
    allCases.first { ExactText($0.name) == text }
  }
}

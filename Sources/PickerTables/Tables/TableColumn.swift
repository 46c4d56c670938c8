/// A column of a table.
package struct TableColumn: Hashable, Sendable {
  /// What its values are.
  package enum Kind: Hashable, Sendable {
    case text
    case number
    /// Microseconds since 1970, UTC.
    case moment
    /// 0 or 1.
    case flag
  }

  /// Its name, which needs no quotes anywhere.
  package let name: String
  package let kind: Kind
  /// Whether it may be NULL.
  package let isOptional: Bool

  init(_ name: String, _ kind: Kind, optional isOptional: Bool = false) {
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
  }
}

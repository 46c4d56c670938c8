/// A column of a table.
package struct TableColumn: Hashable, Sendable {
  /// What its values are.
  package enum Kind: Hashable, Sendable {
    /// A text, in UTF-8.
    case text
    /// A whole number of 64 bits.
    case number
    /// A moment, in microseconds since 1970, UTC.
    case moment
    /// Yes or no, as 1 or 0.
    case flag
  }

  /// Its name, which needs no quotes anywhere.
  package let name: String
  /// What its values are.
  package let kind: Kind
  /// Whether it may be NULL.
  package let isOptional: Bool

  init(_ name: String, _ kind: Kind, optional isOptional: Bool = false) {
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
  }
}

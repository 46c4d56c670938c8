/// One column of a Parquet file: its name and what it holds.
package struct ParquetColumn: Sendable {
  /// The name, as readers show it.
  package let name: String

  /// What its values are.
  package let type: ParquetType

  /// Whether a value may be NULL.
  package let isOptional: Bool

  /// Describes a column.
  ///
  /// - Parameters:
  ///   - name: The name, as readers show it.
  ///   - type: What its values are.
  ///   - isOptional: Whether a value may be NULL.
  package init(name: String, type: ParquetType, isOptional: Bool) {
    self.name = name
    self.type = type
    self.isOptional = isOptional
  }
}

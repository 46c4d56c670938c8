public import PickerEvents

/// A row of the catalog, as far as the checks ask for it.
public struct CatalogRow: Hashable, Sendable {
  /// What names the item.
  public let id: ItemID
  /// The section that holds it.
  public let section: SectionID
  /// Whether it can be picked.
  public let isEnabled: Bool

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - id: What names the item.
  ///   - section: The section that holds it.
  ///   - isEnabled: Whether it can be picked.
  public init(id: ItemID, section: SectionID, isEnabled: Bool) {
    self.id = id
    self.section = section
    self.isEnabled = isEnabled
  }
}

public import PickerEvents

/// A section of the catalog, by the places of its items.
public struct SectionRows: Hashable, Sendable {
  /// What names the section; the empty id is the nameless one.
  public let id: SectionID
  /// The heading.
  public let title: ExactText?
  /// Which rows of the catalog it holds, in display order.
  public let rows: Range<Int>
}

public import PickerEvents

/// A section of the catalog or of the All list, by the places of its items there.
public struct SectionRows: Hashable, Sendable {
  /// What names the section; the empty id is the nameless one.
  public let id: SectionID
  /// The heading.
  public let title: ExactText?
  /// Which rows it holds, in display order.
  public let rows: Range<Int>

  package init(id: SectionID, title: ExactText?, rows: Range<Int>) {
    self.id = id
    self.title = title
    self.rows = rows
  }
}

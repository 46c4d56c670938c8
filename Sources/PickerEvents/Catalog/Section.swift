/// A run of items under one heading.
public struct Section: Hashable, Sendable {
  /// What names the section; the empty id is the nameless one.
  public var id: SectionID
  /// The heading.
  public var title: ExactText?
  /// Its items, in display order.
  public var items: [Item]

  /// Makes a section.
  ///
  /// - Parameters:
  ///   - id: What names it; empty for the nameless one.
  ///   - title: The heading.
  ///   - items: Its items, in display order.
  public init(id: SectionID = "", title: ExactText? = nil, items: [Item]) {
    self.id = id
    self.title = title
    self.items = items
  }
}

/// Items that arrive after the opening.
public enum CatalogRows: Hashable, Sendable {
  /// Bare items, which go to the last section.
  case items([Item])
  /// Items in the sections that they belong to.
  case sections([Section])
}

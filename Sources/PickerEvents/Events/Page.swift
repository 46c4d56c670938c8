/// The next page of a catalog or of an answer.
public struct Page: Hashable, Sendable {
  /// What the page brings.
  public var rows: CatalogRows
  /// Whether there are more pages.
  public var hasMore: Bool
  /// The query whose answer it goes on; nil for the catalog's own next page.
  public var query: ExactText?

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - rows: What the page brings.
  ///   - hasMore: Whether there are more pages.
  ///   - query: The query whose answer it goes on.
  public init(rows: CatalogRows, hasMore: Bool = false, query: ExactText? = nil) {
    self.rows = rows
    self.hasMore = hasMore
    self.query = query
  }
}

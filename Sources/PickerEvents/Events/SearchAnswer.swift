/// The host's answer to a query.
public struct SearchAnswer: Hashable, Sendable {
  /// The query that is answered.
  public var query: ExactText
  /// The rows found.
  public var rows: Rows
  /// Whether the answer has more rows than these.
  public var hasMore: Bool

  /// The rows of an answer.
  public enum Rows: Hashable, Sendable {
    /// Rows that join the catalog.
    case catalog(CatalogRows)
    /// Rows that the catalog has.
    case ids([ItemID])
  }

  /// Makes an answer.
  ///
  /// - Parameters:
  ///   - query: The query that is answered.
  ///   - rows: The rows found.
  ///   - hasMore: Whether the answer has more rows than these.
  public init(query: ExactText, rows: Rows, hasMore: Bool = false) {
    self.query = query
    self.rows = rows
    self.hasMore = hasMore
  }
}

public import PickerEvents

/// The search alone, without a picker around it, for those who measure it.
@_spi(Benchmarks) public struct SearchProbe: Sendable {
  private var texts = FoldedTexts()

  /// Folds items, with room for all of them, as a picker does when it opens.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - textBytes: How many bytes their texts have, about.
  public init(_ items: [Item], textBytes: Int) {
    texts.reserve(entries: items.count, bytes: textBytes)
    for item in items { texts.append(item) }
  }

  /// The folded texts, a separator behind each.
  public var bytes: [UInt8] { Array(texts.bytes.dropLast(Needle.apron)) }

  /// Where in the bytes each item's texts begin, and where the last ones end.
  public var bounds: [Int] { texts.bounds }

  /// Answers a query.
  ///
  /// - Parameter query: The query.
  /// - Returns: The items that are found, by their numbers.
  public func entries(matching query: Query) -> [Int32] {
    texts.entries(matching: query.query)
  }

  /// Answers a query from what a shorter one found.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - entries: What the shorter query found.
  ///   - earlier: The shorter query.
  /// - Returns: The items that are found, by their numbers.
  public func entries(
    matching query: Query, among entries: [Int32], found earlier: Query,
  ) -> [Int32] {
    texts.entries(matching: query.query, among: entries, found: earlier.query)
  }
}

extension SearchProbe {
  /// A query, folded and split.
  @_spi(Benchmarks) public struct Query: Sendable {
    fileprivate let query: SearchQuery

    /// Folds a query and splits it.
    ///
    /// - Parameter text: The query, as it is typed.
    public init(_ text: ExactText) {
      query = SearchQuery(text)
    }

    /// The words, folded, in the order of the query.
    public var words: [[UInt8]] { query.words }
  }
}

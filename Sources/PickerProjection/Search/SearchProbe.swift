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

  /// The words of a query, folded.
  ///
  /// - Parameter query: The query, as it is typed.
  /// - Returns: The words, in the order of the query.
  public static func words(of query: ExactText) -> [[UInt8]] { SearchQuery(query).words }

  /// Answers a query from its text on.
  ///
  /// - Parameter query: The query, as it is typed.
  /// - Returns: The items that are found, by their numbers.
  public func entries(matching query: ExactText) -> [Int32] {
    texts.entries(matching: SearchQuery(query))
  }

  /// Answers a query from what a shorter one found.
  ///
  /// - Parameters:
  ///   - query: The query, as it is typed.
  ///   - entries: What the shorter query found.
  /// - Returns: The items that are found, by their numbers.
  public func entries(matching query: ExactText, among entries: [Int32]) -> [Int32] {
    texts.entries(matching: SearchQuery(query), among: entries)
  }
}

internal import PickerEvents

/// The search: what is typed, what is applied, and what the rows come from.
struct SearchState: Hashable, Sendable {
  /// Rows that an event gave, not the catalog: an answer of the host, or what an erasure left.
  struct GivenRows: Hashable, Sendable {
    /// The sum of neighbourhoods over the rows (`ReceiptPart.pair`).
    var sum: UInt64
    /// Whether the answer has more rows; nil where the rows are no answer.
    var hasMore: Bool?
  }

  /// Whether the user is searching.
  var isActive = false
  /// The text in the search field; nil where it was erased.
  var typed: ExactText? = ""
  /// The query that is applied: empty for none, nil where it was erased.
  var query: ExactText? = ""
  /// Whether the host answered the query.
  var isAnswered = false
  /// Present while the rows are not those that the catalog and the query make.
  var given: GivenRows?

  /// Whether a query is applied.
  var hasQuery: Bool { query.map { !$0.isEmpty } ?? true }

  /// The digest of all of it; 0 while there is no search.
  var digest: UInt64 {
    guard self != SearchState() else { return 0 }
    var digest = Digest(seed: ReceiptPart.search.rawValue)
    digest.feed(isActive)
    digest.feed(optional: typed)
    digest.feed(optional: query)
    digest.feed(isAnswered)
    digest.feed(given != nil)
    if let given {
      digest.feed(given.sum)
      digest.feed(given.hasMore != nil)
      if let hasMore = given.hasMore { digest.feed(hasMore) }
    }
    return digest.value
  }
}

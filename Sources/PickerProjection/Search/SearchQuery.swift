internal import PickerEvents

/// What a query text asks for: words that an item must all have, in any order.
struct SearchQuery: Hashable, Sendable {
  /// The words, folded, as UTF-8, in the order of the text.
  ///
  /// Words that another word contains ask for nothing more and are left out.
  let words: [[UInt8]]

  private init(words: [[UInt8]]) {
    self.words = words
  }

  /// Folds a text, then splits it at white space.
  ///
  /// - Parameter text: The query, as it was typed.
  init(_ text: ExactText) {
    var folded: [UInt8] = []
    Folding.fold(text, into: &folded)
    words = Self.withoutImplied(WhiteSpace.words(of: folded).map { Array(folded[$0]) })
  }

  /// Whether every item is found.
  var isEmpty: Bool { words.isEmpty }

  /// Whether whatever this query finds, another is sure to find too.
  ///
  /// - Parameter other: Mostly what was typed one key earlier.
  /// - Returns: Whether each word of the other stands in a word of this one. False too where saying
  ///   so would take long.
  func narrows(_ other: SearchQuery) -> Bool {
    guard Self.canCompare(words, other.words) else { return false }
    return other.words.allSatisfy { word in words.contains { $0.contains(word: word) } }
  }

  /// The query without the words that whatever another query finds has anyway.
  ///
  /// - Parameter other: The other query.
  /// - Returns: The words that are left to look for.
  func beyond(_ other: SearchQuery) -> SearchQuery {
    guard Self.canCompare(words, other.words) else { return self }
    return SearchQuery(
      words: words.filter { word in !other.words.contains { $0.contains(word: word) } })
  }

  /// Whether one item is found.
  ///
  /// - Parameter item: The item; it is folded here.
  /// - Returns: Whether the query finds it.
  /// - Complexity: O(bytes of the item).
  func matches(_ item: Item) -> Bool {
    var texts = FoldedTexts()
    texts.append(item)
    return texts.matches(self, entry: 0)
  }
}

extension SearchQuery {
  /// Whether looking for each of some words in each of others takes no more than a moment.
  ///
  /// At worst each byte is compared with each. Nobody types so much; what is pasted may be anything.
  private static func canCompare(_ words: [[UInt8]], _ others: [[UInt8]]) -> Bool {
    func bytes(_ words: [[UInt8]]) -> Int { words.reduce(0) { $0 + $1.count } }
    let (pairs, isTooMany) = bytes(words).multipliedReportingOverflow(by: bytes(others))
    return !isTooMany && pairs <= 1 << 20
  }

  private static func withoutImplied(_ words: [[UInt8]]) -> [[UInt8]] {
    guard words.count > 1 else { return words }
    var seen: Set<[UInt8]> = []
    let distinct = words.filter { seen.insert($0).inserted }
    guard distinct.count > 1, canCompare(distinct, distinct) else { return distinct }
    return distinct.filter { word in
      !distinct.contains { $0.count > word.count && $0.contains(word: word) }
    }
  }
}

extension [UInt8] {
  /// Whether other bytes stand in these, side by side.
  fileprivate func contains(word: [UInt8]) -> Bool {
    guard word.count <= count else { return false }
    return (0...count - word.count).contains { start in
      word.indices.allSatisfy { self[start + $0] == word[$0] }
    }
  }
}

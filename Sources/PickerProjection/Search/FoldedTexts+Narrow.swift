extension FoldedTexts {
  /// The entries among some that have every word of a query.
  ///
  /// - Parameters:
  ///   - query: The query; one without words finds every entry that is not empty.
  ///   - entries: Where to look; mostly what a shorter query found.
  ///   - earlier: A query that all of those entries are known to match: its words are not looked for
  ///     again.
  /// - Returns: Those of them that are found, in the order in which they were given.
  /// - Complexity: O(bytes of those entries).
  func entries(
    matching query: SearchQuery, among entries: [Int32], found earlier: SearchQuery? = nil,
  ) -> [Int32] {
    var rest = query
    if let earlier {
      rest = query.beyond(earlier)
      // Nothing is left to look for.
      if rest.isEmpty, !query.isEmpty { return entries }
    }
    if rest == query, isFasterWhole(than: entries),
      let asked = EntrySet(ascending: entries, of: count)
    {
      return self.entries(matching: query).filter { asked.contains($0) }
    }
    var hits = Hits(owners: owners)
    search(rest, hits: &hits) { visit in
      // Entries whose texts lie side by side are searched as one text.
      var first = 0
      var end = 0
      for entry in entries {
        let piece = piece(of: Int(entry))
        if piece != end || first == end {
          if first != end { visit(first, end) }
          first = piece
        }
        end = piece + 1
      }
      if first != end { visit(first, end) }
    }
    return hits.entries
  }

  /// Whether to walk over all texts is faster than to pick entries out: where the texts are too many
  /// for the processor's cache, an entry that is picked out costs as much as half a kilobyte that is
  /// walked over.
  private func isFasterWhole(than entries: [Int32]) -> Bool {
    bytes.count > 1 << 20 && entries.count > bytes.count / 512
  }
}

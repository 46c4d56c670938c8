package import PickerEvents

/// What people take for one character: extended grapheme clusters, by the tables of this package.
///
/// Not `Character`: a platform breaks texts by its own version of Unicode, and a session that was
/// recorded on one must have the same limits on another.
package enum Graphemes {
  /// Counts the clusters of a text.
  ///
  /// - Parameter text: Any text.
  /// - Returns: How many there are.
  /// - Complexity: O(bytes).
  package static func count(_ text: ExactText) -> Int {
    let table = GraphemeTable.shared
    var rules = GraphemeRules()
    var count = 0
    for scalar in text.string.unicodeScalars where rules.begins(table[scalar]) {
      count += 1
    }
    return count
  }

  /// Where the clusters of a text end.
  ///
  /// - Parameter text: Any text.
  /// - Returns: Offsets in its UTF-8, growing; the last one is its length.
  package static func ends(of text: ExactText) -> GraphemeEnds {
    GraphemeEnds(text)
  }
}

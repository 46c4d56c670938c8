internal import PickerEvents

/// A piece of text that is to stand between two others.
struct NoteInsertion {
  /// What stands before it, in UTF-8.
  var before: ArraySlice<UInt8>
  var text: [UInt8]
  /// What stands after it.
  var after: ArraySlice<UInt8>

  /// The whole text.
  var whole: ExactText {
    ExactText(String(decoding: before + text[...] + after, as: UTF8.self))
  }

  /// Drops what does not fit of the insertion, in whole characters.
  ///
  /// - Parameters:
  ///   - limit: The greatest length of the whole text.
  ///   - unit: What the length is counted in.
  /// - Returns: Whether at least one character fits.
  /// - Complexity: O(bytes): what stands after it is counted anew only for as many states as the
  ///   rules of clusters have.
  mutating func truncate(to limit: Int, _ unit: NoteUnit) -> Bool {
    var length = NoteLength(unit)
    length.take(String(decoding: before, as: UTF8.self).unicodeScalars)
    let rest = String(decoding: after, as: UTF8.self).unicodeScalars
    // The length of the rest depends on how far the rules have come before it.
    var known: [(rules: GraphemeRules, count: Int)] = []
    func restCount(behind length: NoteLength) -> Int {
      if let count = known.first(where: { $0.rules == length.rules })?.count { return count }
      var whole = length
      whole.take(rest)
      let count = whole.count - length.count
      known.append((length.rules, count))
      return count
    }
    let insertion = String(decoding: text, as: UTF8.self)
    var ends = Graphemes.ends(of: ExactText(insertion))
    var end = ends.next()
    var place = 0
    var kept: Int?
    for scalar in insertion.unicodeScalars {
      length.take(scalar)
      place += UTF8.width(scalar)
      guard place == end else { continue }
      end = ends.next()
      // More characters may come out shorter: a second half makes one flag of two.
      if length.count + restCount(behind: length) <= limit { kept = place }
    }
    guard let kept else { return false }
    text.removeSubrange(kept...)
    return true
  }
}

package import PickerEvents

/// White space and control characters as Unicode has them, in the version of the tables.
package enum WhiteSpace {
  /// Takes white space away at both ends.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The bytes between; empty where there is nothing else.
  /// - Complexity: O(bytes).
  package static func trimmed(_ text: ExactText) -> ExactText {
    trimmed(text) { scalar in WhiteSpaceData.contains(scalar.value) }
  }

  /// Takes white space and control characters away at both ends, as scanners add them.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The bytes between; empty where there is nothing else.
  /// - Complexity: O(bytes).
  package static func trimmedWithControls(_ text: ExactText) -> ExactText {
    trimmed(text) { scalar in
      WhiteSpaceData.contains(scalar.value) || ControlData.contains(scalar.value)
    }
  }

  /// Splits a folded text at white space.
  ///
  /// - Parameter bytes: Folded UTF-8.
  /// - Returns: Where the words are; none of them is empty.
  /// - Complexity: O(bytes).
  package static func words(of bytes: [UInt8]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var (start, place) = (0, 0)
    while place < bytes.count {
      let scalar = UTF8Scalar(bytes, at: place)
      if WhiteSpaceData.contains(scalar.value) {
        if start < place { words.append(start..<place) }
        start = place + scalar.width
      }
      place += scalar.width
    }
    if start < place { words.append(start..<place) }
    return words
  }

  private static func trimmed(
    _ text: ExactText, _ isDropped: (Unicode.Scalar) -> Bool,
  ) -> ExactText {
    let scalars = text.string.unicodeScalars
    var (start, end) = (scalars.startIndex, scalars.endIndex)
    while start < end, isDropped(scalars[start]) {
      start = scalars.index(after: start)
    }
    while start < end {
      let last = scalars.index(before: end)
      guard isDropped(scalars[last]) else { break }
      end = last
    }
    // Most texts have nothing to drop, and are given back as they are.
    if start == scalars.startIndex, end == scalars.endIndex { return text }
    return ExactText(String(scalars[start..<end]))
  }
}

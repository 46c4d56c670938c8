internal import PickerEvents

/// What a text is in a search and in the note: how it is folded, and what its characters are.
///
/// Both need tables of one Unicode version, which are no part of the model. They are handed in.
public struct ReferenceText: Sendable {
  /// Folds a text.
  let fold: @Sendable (String) -> String
  /// Takes a text apart into its characters, as a reader does.
  let characters: @Sendable (String) -> [String]

  /// Takes both over.
  ///
  /// - Parameters:
  ///   - fold: Folds a text; folding twice is folding once.
  ///   - characters: Takes a text apart into its grapheme clusters.
  public init(
    fold: @escaping @Sendable (String) -> String,
    characters: @escaping @Sendable (String) -> [String],
  ) {
    self.fold = fold
    self.characters = characters
  }

  /// A text without the white space at both ends.
  func trimmed(_ text: ExactText) -> ExactText {
    trimmed(text) { $0.properties.isWhitespace }
  }

  /// A scanned value, or a code, without the white space and control characters at both ends.
  func trimmedCode(_ text: ExactText) -> ExactText {
    trimmed(text) { $0.properties.isWhitespace || $0.properties.generalCategory == .control }
  }

  private func trimmed(_ text: ExactText, _ isDropped: (Unicode.Scalar) -> Bool) -> ExactText {
    var scalars = Array(text.string.unicodeScalars)
    while let last = scalars.last, isDropped(last) { scalars.removeLast() }
    while let first = scalars.first, isDropped(first) { scalars.removeFirst() }
    return self.text(of: scalars)
  }

  /// The words of a query, folded first and split at white space then; what folds to nothing is
  /// none.
  func words(of query: ExactText) -> [[Unicode.Scalar]] {
    fold(query.string).unicodeScalars.split { $0.properties.isWhitespace }.map { Array($0) }
  }

  /// Whether a word stands somewhere in a text, once that is folded.
  func isFound(_ word: [Unicode.Scalar], in text: ExactText) -> Bool {
    let scalars = Array(fold(text.string).unicodeScalars)
    if word.count > scalars.count { return false }
    for start in 0...(scalars.count - word.count)
    where Array(scalars[start..<start + word.count]) == word {
      return true
    }
    return false
  }

  /// A code in the form in which codes are compared: trimmed, a trade number with 14 digits.
  func comparable(_ code: ExactText) -> ExactText {
    let trimmed = trimmedCode(code)
    let digits = Array(trimmed.string.utf8)
    guard [8, 12, 13, 14].contains(digits.count), digits.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      return trimmed
    }
    return ExactText(String(repeating: "0", count: 14 - digits.count) + trimmed.string)
  }

  private func text(of scalars: [Unicode.Scalar]) -> ExactText {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return ExactText(String(view))
  }
}

/// Two of them count as the same: a model is only ever compared with one that has the same.
extension ReferenceText: Hashable {
  /// Says that they are the same.
  public static func == (left: ReferenceText, right: ReferenceText) -> Bool { true }

  /// Adds nothing.
  public func hash(into hasher: inout Hasher) {}
}

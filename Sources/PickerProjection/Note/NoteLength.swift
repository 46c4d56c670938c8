internal import PickerEvents

/// The length of a text that comes scalar by scalar, in the unit of a note.
struct NoteLength: Sendable {
  /// What was taken in so far, in the unit.
  private(set) var count = 0
  /// How far the rules of grapheme clusters have come; still where another unit counts.
  private(set) var rules = GraphemeRules()
  private let unit: NoteUnit
  private let table = GraphemeTable.shared

  init(_ unit: NoteUnit) { self.unit = unit }

  /// Takes the next scalar in.
  mutating func take(_ scalar: Unicode.Scalar) {
    switch unit {
    case .grapheme: if rules.begins(table[scalar]) { count += 1 }
    case .scalar: count += 1
    case .utf16: count += UTF16.width(scalar)
    }
  }

  /// Takes the next scalars in.
  mutating func take(_ scalars: some Sequence<Unicode.Scalar>) {
    for scalar in scalars { take(scalar) }
  }
}

extension NoteUnit {
  /// The length of a text.
  ///
  /// - Complexity: O(bytes).
  func length(of text: ExactText) -> Int {
    var length = NoteLength(self)
    length.take(text.string.unicodeScalars)
    return length.count
  }
}

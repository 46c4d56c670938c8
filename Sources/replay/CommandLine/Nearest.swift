import PickerEvents

/// Finds the word that somebody may have meant.
enum Nearest {
  /// The words that are nearest to another, the nearest first, none that is far off.
  static func words(to word: String, among words: [String], limit: Int = 3) -> [String] {
    let wanted = Array(word.lowercased().unicodeScalars.prefix(64))
    let found = words.enumerated().compactMap { place, candidate in
      let letters = Array(candidate.lowercased().unicodeScalars.prefix(64))
      let isBeginning = wanted.count >= 2 && letters.starts(with: wanted)
      let far = isBeginning ? 1 : EditDistance.between(wanted, letters)
      return far <= max(1, min(wanted.count, letters.count) / 3) ? (far, place, candidate) : nil
    }
    return found.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(limit).map { $0.2 }
  }

  /// "; did you mean …?", or nothing.
  static func suggestion(for word: String, among words: [String], prefix: String = "") -> String {
    guard let nearest = self.words(to: word, among: words, limit: 1).first else { return "" }
    return "; did you mean \(prefix)\(nearest)?"
  }
}

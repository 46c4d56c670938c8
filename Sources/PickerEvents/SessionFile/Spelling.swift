/// Guesses what a misspelt name was meant to be.
enum Spelling {
  /// The longest name that is looked at; a longer one is no misspelling.
  private static let limit = 40

  /// Finds the name that lies nearest.
  ///
  /// - Parameters:
  ///   - text: What was written.
  ///   - names: What could have been meant; of equally near ones the first is taken.
  /// - Returns: A name that about a third of the letters or fewer tell apart, or nil.
  static func nearest(to text: ExactText, in names: [String]) -> String? {
    let written = Array(text.string.utf8)
    guard written.count <= limit else { return nil }
    var best: String?
    var least = Int.max
    for name in names {
      let wanted = Array(name.utf8)
      let distance = distance(written, wanted)
      guard distance < least, distance <= max(1, (wanted.count + 1) / 3) else { continue }
      best = name
      least = distance
    }
    return best
  }

  /// Counts the letters that must be put in, taken out or replaced.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (place, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = place + 1
      for (column, other) in right.enumerated() {
        let same = lowercased(letter) == lowercased(other)
        let replaced = diagonal + (same ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }

  /// A wrong capital is no distance at all, so that `sectionmin` finds `sectionMin` first.
  private static func lowercased(_ letter: UInt8) -> UInt8 {
    0x41...0x5A ~= letter ? letter + 0x20 : letter
  }
}

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
    let written = text.string.utf8.map { lowercased($0) }
    guard written.count <= limit else { return nil }
    var best: String?
    var least = Int.max
    for name in names {
      let wanted = name.utf8.map { lowercased($0) }
      let distance = EditDistance.between(written, wanted)
      guard distance < least, distance <= max(1, (wanted.count + 1) / 3) else { continue }
      best = name
      least = distance
    }
    return best
  }

  /// A wrong capital is no distance at all, so that `sectionmin` finds `sectionMin` first.
  private static func lowercased(_ letter: UInt8) -> UInt8 {
    0x41...0x5A ~= letter ? letter + 0x20 : letter
  }
}

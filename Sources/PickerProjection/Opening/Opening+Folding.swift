internal import PickerEvents

extension Opening {
  /// Refuses a session whose searches were folded, or whose note was counted, by the tables of
  /// another version of Unicode than the program's: they might come out otherwise.
  func checkFolding(_ configuration: Configuration) throws(RefusedOpening) {
    let countsCharacters = configuration.note?.unit == .grapheme
    guard configuration.search.enabled || countsCharacters, let folding, folding != Folding.version
    else { return }
    throw RefusedOpening(
      code: .otherFolding, key: "folding",
      message:
        "the session names the tables of Unicode \(folding.string), this program has those of"
        + " \(Folding.version.string); use a version of the program that has them")
  }
}

internal import PickerEvents

extension Opening {
  /// Refuses a session whose searches were folded by another table than the program's: they might
  /// come out otherwise.
  func checkFolding(_ configuration: Configuration) throws(RefusedOpening) {
    guard configuration.search.enabled, let folding, folding != Folding.version else { return }
    throw RefusedOpening(
      code: .otherFolding, key: "folding",
      message:
        "the session names the folding of Unicode \(folding.string), this program has that of"
        + " \(Folding.version.string); use a version of the program that has it")
  }
}

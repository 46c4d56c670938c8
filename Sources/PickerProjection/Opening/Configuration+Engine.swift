internal import PickerEvents

extension Configuration {
  /// Refuses what engine 0 does not know yet (3-log.md, 3.3).
  func checkEngine() throws(RefusedOpening) {
    if note != nil {
      throw RefusedOpening(
        code: .unsupported, key: "note",
        message: "engine \(Engine.current) does not have this feature yet; leave the key out")
    }
  }
}

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

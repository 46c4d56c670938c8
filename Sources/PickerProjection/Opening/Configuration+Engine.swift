internal import PickerEvents

extension Configuration {
  /// Refuses what engine 0 does not know yet (3-log.md, 3.3).
  func checkEngine() throws(RefusedOpening) {
    let later: [(String, Bool)] = [
      ("search.enabled", search.enabled), ("scan.enabled", scan.enabled),
      ("paging.enabled", paging.enabled), ("note", note != nil),
    ]
    for (key, isUsed) in later where isUsed {
      throw RefusedOpening(
        code: .unsupported, key: ExactText(key),
        message: "engine \(Engine.current) does not have this feature yet; leave the key out")
    }
  }
}

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

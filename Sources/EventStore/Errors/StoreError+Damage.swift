extension StoreError {
  /// Makes the error of a row that does not say what it should.
  static func damage(_ what: String) -> StoreError {
    StoreError(.damaged, "The log is damaged: \(what). \(Code.damaged.remedy)")
  }
}

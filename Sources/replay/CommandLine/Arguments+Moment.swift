import PickerEvents

extension Arguments {
  /// The value of an option that is a date or a moment.
  ///
  /// - Parameters:
  ///   - option: The option.
  ///   - isEnd: Whether a date means its last moment.
  /// - Returns: Nil where it was not given.
  /// - Throws: Where it is neither.
  func moment(_ option: Option, isEnd: Bool) throws(ToolError) -> Timestamp? {
    guard let text = value(option) else { return nil }
    guard let moment = Moments.read(text, isEnd: isEnd) else {
      throw .usage(
        "--\(option.name): found \(Printable.quoted(text)), expected a date such as 2026-03-01, or a"
          + " moment such as 2026-03-01T09:00:00Z")
    }
    return moment
  }
}

extension JSONReader {
  /// Reads a text or null.
  ///
  /// - Returns: The text, or nil.
  mutating func readOptionalText() throws(SessionFileError) -> ExactText? {
    passNull() ? nil : try readText(expected: "a text or null")
  }

  /// Reads a whole number or null.
  ///
  /// - Returns: The number, or nil.
  mutating func readOptionalInteger() throws(SessionFileError) -> WholeNumber? {
    passNull() ? nil : try readInteger(expected: "a whole number or null")
  }
}

extension JSONWriter {
  /// Writes a text or null.
  ///
  /// - Parameter value: The text; nil for null.
  mutating func optional(_ value: ExactText?) {
    if let value { text(value) } else { null() }
  }

  /// Writes a whole number or null.
  ///
  /// - Parameter value: The number; nil for null.
  mutating func optional(_ value: WholeNumber?) {
    if let value { number(value) } else { null() }
  }
}

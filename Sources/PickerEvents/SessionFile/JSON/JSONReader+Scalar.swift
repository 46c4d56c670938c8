extension JSONReader {
  /// Passes over one scalar of two to four bytes (the Unicode Standard, table 3-7).
  ///
  /// Overlong forms, surrogates, and whatever lies beyond U+10FFFF are faults.
  mutating func skipScalar() throws(SessionFileError) {
    guard let count = ScalarForm.count(in: bytes, at: position) else { throw notUTF8() }
    position += count
  }

  private func notUTF8() -> SessionFileError {
    fault(
      .encoding, found: "byte \(JSONExcerpt.hexadecimal(bytes[position]))",
      expected: "UTF-8", remedy: "save the file as UTF-8")
  }
}

extension JSONReader {
  /// The greatest magnitude that a JavaScript reader keeps exactly; beyond it numbers are texts.
  static let exactLimit: UInt64 = 1 << 53

  /// Reads a whole number.
  ///
  /// - Parameter expected: What to say is expected where something else stands.
  /// - Returns: The number.
  /// - Throws: `SessionFileError` where something else stands there.
  mutating func readNumber(
    expected: String = "a whole number",
  ) throws(SessionFileError) -> Int64 {
    let first = position
    let isNegative = current == 0x2D
    if isNegative { position += 1 }
    guard 0x30...0x39 ~= current else {
      guard isNegative else { throw wrongType(expected: expected) }
      throw number(first, remedy: "put digits after the minus sign")
    }
    let digits = position
    var value: Int64 = 0
    while 0x30...0x39 ~= current {
      let digit = Int64(current - 0x30)
      let (shifted, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) =
        isNegative
        ? shifted.subtractingReportingOverflow(digit) : shifted.addingReportingOverflow(digit)
      guard !overflow, !carry else {
        throw number(first, remedy: "stay between -9223372036854775808 and 9223372036854775807")
      }
      value = sum
      position += 1
    }
    switch current {
    case 0x2E, 0x45, 0x65: throw number(first, remedy: "write it without fraction and exponent")
    default: break
    }
    if bytes[digits] == 0x30, position > digits + 1 {
      throw number(first, remedy: "leave out the leading zeros")
    }
    if isNegative, value == 0 { throw number(first, remedy: "write 0 without a sign") }
    return value
  }

  /// Reads a whole number, which beyond 2^53 may be written as a text.
  ///
  /// - Parameter expected: What to say is expected where something else stands.
  /// - Returns: The number.
  /// - Throws: `SessionFileError` where something else stands there.
  mutating func readInteger(
    expected: String = "a whole number",
  ) throws(SessionFileError) -> WholeNumber {
    let first = position
    guard current == 0x22 else { return WholeNumber(try readNumber(expected: expected)) }
    guard let number = try Self.exactNumber(readText()) else {
      position = first
      throw wrongType(expected: expected)
    }
    return WholeNumber(number)
  }

  /// Reads a number that is written as a text because it lies beyond 2^53.
  ///
  /// - Parameter text: The text.
  /// - Returns: The number, or nil where the text is none or the number is not as large.
  static func exactNumber(_ text: ExactText) -> Int64? {
    var reader = JSONReader(Array(text.string.utf8))
    guard let value = try? reader.readNumber(), reader.position == reader.bytes.count else {
      return nil
    }
    return value.magnitude > exactLimit ? value : nil
  }

  private func number(_ first: Int, remedy: String) -> SessionFileError {
    fault(.number, at: first, expected: "a whole number", remedy: remedy)
  }
}

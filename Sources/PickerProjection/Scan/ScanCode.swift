internal import PickerEvents

/// A scanned value or a code of an item, as the two are compared.
struct ScanCode: Hashable, Sendable {
  /// Without white space and control characters at its ends.
  let trimmed: ExactText
  /// A number of 8, 12, 13 or 14 digits in the long form of a trade item number (GTIN-14), since
  /// the same item is written in all four lengths; any other text as it is.
  let compared: ExactText

  init(_ text: ExactText) {
    trimmed = WhiteSpace.trimmedWithControls(text)
    let digits = trimmed.string.utf8
    let isNumber = [8, 12, 13, 14].contains(digits.count) && digits.allSatisfy(Self.isDigit)
    compared =
      isNumber
      ? ExactText(String(repeating: "0", count: 14 - digits.count) + trimmed.string) : trimmed
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

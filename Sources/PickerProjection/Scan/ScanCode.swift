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
    // Of 14 digits it has that form already.
    guard digits.count == 8 || digits.count == 12 || digits.count == 13,
      digits.allSatisfy(Self.isDigit)
    else {
      compared = trimmed
      return
    }
    compared = ExactText(Self.zeros[14 - digits.count] + trimmed.string)
  }

  /// What a number is filled up with; those that occur are short enough to need no memory.
  private static var zeros: [7 of String] { ["", "0", "00", "", "", "", "000000"] }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

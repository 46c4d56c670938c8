/// Makes text from a record fit to be printed: it can neither move the cursor nor turn the line.
enum Printable {
  /// The longest piece of a record that a line shows, in columns.
  static let limit = 48

  /// A text without anything that acts on a terminal; right-to-left text is isolated.
  static func text(_ string: String) -> String {
    guard !isPlain(string) else { return string }
    var result = ""
    var isRightToLeft = false
    for scalar in string.unicodeScalars {
      if let visible = visible(scalar) {
        result += visible
      } else {
        result.unicodeScalars.append(scalar)
        if isRightToLeftLetter(scalar) { isRightToLeft = true }
      }
    }
    return isRightToLeft ? "\u{2068}\(result)\u{2069}" : result
  }

  /// A text in quotation marks, cut to a length that a line can bear.
  static func quoted(_ string: String, limit: Int = limit) -> String {
    "\"\(text(shortened(string, to: limit)))\""
  }

  /// A text cut to so many columns, with three dots in place of the rest.
  ///
  /// Marks take no column, and a letter may carry a million of them: the bytes are bounded too.
  static func shortened(_ string: String, to limit: Int) -> String {
    // What stands for a scalar that acts on the terminal may be wider than the scalar has bytes.
    guard string.utf8.count > limit || !isPlain(string) else { return string }
    var width = 0
    var bytes = 0
    var end = string.startIndex
    var index = string.startIndex
    while index < string.endIndex {
      width += self.width(of: string[index]) { visible($0).map { self.width(of: $0) } }
      bytes += string[index].utf8.count
      guard width <= limit, bytes <= 16 * limit else { return String(string[..<end]) + "…" }
      index = string.index(after: index)
      if width < limit { end = index }
    }
    return string
  }

  /// Whether a text is printable ASCII, as nearly all are.
  private static func isPlain(_ string: String) -> Bool {
    string.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }

  /// How many columns a printable text takes.
  static func width(of string: String) -> Int {
    if isPlain(string) { return string.utf8.count }
    return string.reduce(0) { $0 + width(of: $1) { _ in nil } }
  }

  /// How many columns a letter takes; what stands for a scalar takes as many as `other` says.
  private static func width(of letter: Character, _ other: (Unicode.Scalar) -> Int?) -> Int {
    let scalars = letter.unicodeScalars
    // An emoji sequence is drawn as one wide picture, whatever its scalars would take alone.
    if scalars.count > 1, scalars.first?.properties.isEmoji == true,
      scalars.dropFirst().contains(where: { joinsEmoji($0) })
    {
      return 2
    }
    return scalars.reduce(0) { $0 + (other($1) ?? System.columns(of: $1) ?? 0) }
  }

  /// Whether a scalar makes one picture with the emoji before it.
  private static func joinsEmoji(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFE0F, 0x200D, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: true
    default: false
    }
  }

  /// What is printed in place of a scalar that acts on the terminal or on the line's direction.
  private static func visible(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0..<0x20: picture(0x2400 + scalar.value)
    case 0x7F: picture(0x2421)
    case 0x80..<0xA0, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFEFF, 0xFFF9...0xFFFB:
      "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: nil
    }
  }

  private static func picture(_ value: UInt32) -> String? {
    Unicode.Scalar(value).map { String(Character($0)) }
  }

  /// Whether a scalar is a letter that is written from right to left.
  private static func isRightToLeftLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}

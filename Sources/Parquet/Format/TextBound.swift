/// Cuts texts that are too long to be a bound in a footer.
///
/// What is left is UTF-8 wherever the text was: some readers show bounds as texts.
enum TextBound {
  /// The bytes that a bound may have.
  static let longest = 64

  /// A beginning of a text: not greater than it.
  static func below(_ text: ArraySlice<UInt8>) -> [UInt8] {
    Array(text.prefix(cut(text)))
  }

  /// A short text that is greater than a long one: a beginning of it whose last scalar is raised.
  ///
  /// - Returns: nil where no scalar can be raised, or the text is not UTF-8.
  static func above(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    guard let kept = String(validating: text.prefix(cut(text)), as: UTF8.self) else { return nil }
    var scalars = Array(kept.unicodeScalars)
    while let scalar = scalars.popLast() {
      // Bytes of UTF-8 are ordered as scalars are; the gap of the surrogates is stepped over.
      let next = scalar.value == 0xD7FF ? 0xE000 : scalar.value + 1
      if let raised = Unicode.Scalar(next) {
        scalars.append(raised)
        return scalars.flatMap { Array(UTF8.encode($0) ?? .init()) }
      }
    }
    return nil
  }

  /// The longest count within the bound that ends where a scalar does.
  private static func cut(_ text: ArraySlice<UInt8>) -> Int {
    var count = min(longest, text.count)
    guard count < text.count else { return count }
    // A scalar has three bytes at most behind its first; bytes that are no UTF-8 are cut anywhere.
    for _ in 0..<3 where text[text.startIndex + count] & 0xC0 == 0x80 { count -= 1 }
    return count
  }
}

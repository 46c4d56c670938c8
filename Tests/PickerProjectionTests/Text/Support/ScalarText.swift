import PickerEvents

extension ExactText {
  /// A text of scalars; those that stand for none are left out.
  init(scalars: some Sequence<UInt32>) {
    var string = String.UnicodeScalarView()
    for value in scalars {
      if let scalar = Unicode.Scalar(value) { string.append(scalar) }
    }
    self.init(String(string))
  }
}

/// All scalars, cut into pieces that tests can run beside each other.
enum AllScalars {
  static let planes: ClosedRange<UInt32> = 0...16

  /// Texts of 256 scalars of a plane each, with a line feed behind every scalar: it keeps marks
  /// apart, and folds to itself.
  static func texts(plane: UInt32) -> [[UInt32]] {
    let first = plane << 16
    return stride(from: first, to: first + 0x1_0000, by: 0x100).compactMap { start in
      (0xD800...0xDFFF).contains(start)
        ? nil : (start..<start + 0x100).flatMap { [$0, 0x0A] }
    }
  }
}

import PickerEvents

extension ExactText {
  /// A text of scalars; those that stand for none are left out.
  init(scalars: [UInt32]) {
    var string = String.UnicodeScalarView()
    // By place: without optimisation an iterator takes several times as long.
    var place = 0
    while place < scalars.count {
      if let scalar = Unicode.Scalar(scalars[place]) { string.append(scalar) }
      place += 1
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
      guard !(0xD800...0xDFFF).contains(start) else { return nil }
      var text = [UInt32](repeating: 0x0A, count: 0x200)
      for low in 0..<0x100 { text[low * 2] = start + UInt32(low) }
      return text
    }
  }
}

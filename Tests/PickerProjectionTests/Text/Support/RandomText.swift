/// Texts in which much happens when they are folded.
enum RandomText {
  private static let regions: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0xA0...0x17F, 0x180...0x24F, 0x300...0x36F, 0x370...0x52F, 0x591...0x6FF,
    0x900...0x97F, 0xB80...0xBFF, 0xE00...0xEFF, 0xF00...0xFBF, 0x1100...0x11FF, 0x1700...0x1740,
    0x1AB0...0x1C00, 0x1D00...0x1FFF, 0x2000...0x206F, 0x20D0...0x218B, 0x2460...0x24FF,
    0x3000...0x33FF, 0xA640...0xA6FF, 0xA722...0xA7FF, 0xA8E0...0xA9FF, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFB00...0xFDFF, 0xFE00...0xFEFF, 0xFF00...0xFFEF, 0x10400...0x104FF,
    0x11000...0x1134F, 0x1D100...0x1D1FF, 0x1D400...0x1D7FF, 0x1E900...0x1E95F, 0x1F100...0x1F6FF,
    0x2F800...0x2FA1D, 0xE0100...0xE01EF, 0...0xD7FF, 0xE000...0x10_FFFF,
  ]

  /// Marks that stay, and others that go between them: runs of them are put in order.
  private static let marks: [UInt32] = [
    0x1D165, 0x1D166, 0x1D16D, 0x1D16E, 0x302E, 0x302F, 0x1B44, 0x16FF0, 0x1734, 0x301, 0x323,
    0x34F, 0x94D, 0x1D15E, 0x345, 0x59A,
  ]

  static func scalars(_ random: inout some RandomNumberGenerator) -> [UInt32] {
    let count = Int.random(in: 0...40, using: &random)
    var scalars: [UInt32] = []
    while scalars.count < count {
      if Int.random(in: 0..<4, using: &random) == 0 {
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          scalars.append(marks[Int.random(in: marks.indices, using: &random)])
        }
      } else {
        let region = regions[Int.random(in: regions.indices, using: &random)]
        scalars.append(UInt32.random(in: region, using: &random))
      }
    }
    return scalars
  }

  /// Whether every table knows a scalar.
  static func isOld(_ value: UInt32) -> Bool {
    guard let age = Unicode.Scalar(value)?.properties.age else { return false }
    return age.major < 15 || age == (15, 0)
  }
}

// Written by Scripts/generate-unicode-tables; do not edit.

/// The scalars that are white space.
enum WhiteSpaceData {
  /// Whether a scalar has the property White_Space.
  static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0009...0x000D: true
    case 0x0020: true
    case 0x0085: true
    case 0x00A0: true
    case 0x1680: true
    case 0x2000...0x200A: true
    case 0x2028...0x2029: true
    case 0x202F: true
    case 0x205F: true
    case 0x3000: true
    default: false
    }
  }
}

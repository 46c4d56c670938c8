// Written by Scripts/generate-unicode-tables; do not edit.

/// The scalars that are control characters.
enum ControlData {
  /// Whether a scalar is of the general category Cc.
  static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0000...0x001F: true
    case 0x007F...0x009F: true
    default: false
    }
  }
}

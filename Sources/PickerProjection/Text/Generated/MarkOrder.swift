// Written by Scripts/generate-unicode-tables; do not edit.

/// The marks that folding keeps, and that stand in a canonical order.
enum MarkOrder {
  /// The canonical combining class; 0 for a scalar that no mark moves past.
  static func rank(_ scalar: UInt32) -> UInt8 {
    switch scalar {
    case 0x16FF0...0x16FF1: 6
    case 0x1715: 9
    case 0x1734: 9
    case 0x1B44: 9
    case 0x1BAA: 9
    case 0x1BF2...0x1BF3: 9
    case 0xA953: 9
    case 0xA9C0: 9
    case 0x111C0: 9
    case 0x11235: 9
    case 0x1134D: 9
    case 0x116B6: 9
    case 0x1193D: 9
    case 0x11F41: 9
    case 0x1D165...0x1D166: 216
    case 0x1D16E...0x1D172: 216
    case 0x302E...0x302F: 224
    case 0x1D16D: 226
    default: 0
    }
  }
}

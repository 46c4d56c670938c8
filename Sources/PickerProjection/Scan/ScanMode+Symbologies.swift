internal import PickerEvents

extension ScanMode {
  /// Whether the mode takes a kind of code (Behaviour.md, Scan).
  func accepts(_ symbology: ExactText?) -> Bool {
    guard let symbology else { return true }
    return switch self {
    case .all: true
    case .qr: symbology == "qr"
    case .eanUPC: Self.retail.contains(symbology)
    case .oneD: Self.retail.contains(symbology) || Self.otherBars.contains(symbology)
    }
  }

  private static var retail: [ExactText] { ["ean8", "ean13", "upca", "upce"] }

  private static var otherBars: [ExactText] {
    ["code39", "code93", "code128", "itf14", "i2of5", "codabar"]
  }
}

import Foundation
import PickerReference

extension ReferenceText {
  /// Folding and characters by the platform's tables: near enough for tests of the model.
  static let platform = ReferenceText(fold: folded, characters: { $0.map { String($0) } })

  private static func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    var old = text
    var new = foldedOnce(text)
    while Array(new.unicodeScalars) != Array(old.unicodeScalars) {
      old = new
      new = foldedOnce(old)
    }
    return new
  }

  private static func foldedOnce(_ text: String) -> String {
    // Upper case and back again is what makes ß ss, and the final sigma a sigma.
    let cased = text.decomposedStringWithCompatibilityMapping.uppercased().lowercased()
    var folded = String.UnicodeScalarView()
    for scalar in cased.decomposedStringWithCompatibilityMapping.unicodeScalars
    where scalar.properties.generalCategory != .nonspacingMark {
      folded.append(contentsOf: alike(scalar).unicodeScalars)
    }
    return String(folded)
  }

  private static func alike(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "ς": "σ"
    case "ı": "i"
    case "’", "‘", "ʼ": "'"
    case "ø": "o"
    case "đ": "d"
    case "ł": "l"
    case "ħ": "h"
    case "æ": "ae"
    case "œ": "oe"
    default: String(scalar)
    }
  }
}

@testable import PickerEvents
@testable import PickerProjection
import PickerReference

extension ReferenceText {
  /// By the tables that the project ships: folding and grapheme clusters have tests of their own.
  static let shipped = ReferenceText(
    fold: { String(decoding: Folding.folded(ExactText($0)), as: UTF8.self) },
    characters: { text in
      let bytes = Array(text.utf8)
      var start = 0
      return Graphemes.ends(of: ExactText(text)).map { end in
        defer { start = end }
        return String(decoding: bytes[start..<end], as: UTF8.self)
      }
    })
}

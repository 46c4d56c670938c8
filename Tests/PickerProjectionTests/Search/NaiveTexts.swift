import PickerEvents
import PickerReference

@testable import PickerProjection

/// Matching without an arena: each text of each item is folded and looked through byte by byte.
struct NaiveTexts {
  var items: [Item?] = []

  func entries(matching query: String) -> [Int32] {
    items.indices.filter { Self.matches(query, items[$0]) }.map(Int32.init)
  }

  static func matches(_ query: String, _ item: Item?) -> Bool {
    guard let item else { return false }
    let texts = ([item.title] + [item.detail].compactMap(\.self) + item.codes).map(folded)
    return folded(ExactText(query)).split(separator: UInt8(ascii: " ")).allSatisfy { word in
      texts.contains { holds($0, Array(word)) }
    }
  }

  static func folded(_ text: ExactText) -> [UInt8] {
    var bytes: [UInt8] = []
    Folding.fold(text, into: &bytes)
    return bytes
  }

  private static func holds(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    guard word.count <= text.count else { return false }
    for start in 0...(text.count - word.count)
    where text[start..<(start + word.count)].elementsEqual(word) {
      return true
    }
    return false
  }
}

extension SplitMix64 {
  /// A text of few letters, so that words are found often, nearly found, and found again.
  mutating func text(_ letters: [Character], upTo length: Int) -> String {
    String((0..<below(length + 1)).map { _ in letters[below(letters.count)] })
  }

  /// An item of such texts; one in eight is none.
  mutating func item(_ letters: [Character], upTo length: Int) -> Item? {
    guard below(8) > 0 else { return nil }
    var item = Item(id: nil, title: ExactText(text(letters, upTo: length)))
    if below(2) == 0 { item.detail = ExactText(text(letters, upTo: length / 2)) }
    item.codes = (0..<below(3)).map { _ in ExactText(text(letters, upTo: 4)) }
    return item
  }
}

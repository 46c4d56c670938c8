import PickerEvents
import PickerProjection

/// Sentences of counts, moments and titles.
enum Words {
  /// "1 pick", "3 picks".
  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(plural(noun))"
  }

  private static func plural(_ noun: String) -> String {
    noun.hasSuffix("y") ? noun.dropLast() + "ies" : noun + "s"
  }

  /// The title of an item in quotation marks; its id where it has no title.
  static func title(_ item: ItemID, _ state: PickerState) -> String {
    Printable.quoted((state.title(of: item) ?? item.text).string)
  }

  /// A list of which only so many words are made.
  static func list(_ words: some Sequence<String>, _ count: Int, limit: Int = 5) -> String {
    guard count > limit + 1 else { return words.joined(separator: ", ") }
    return words.prefix(limit).joined(separator: ", ") + " and \(count - limit) more"
  }

  /// A list that is cut where it gets long: "a, b, c and 7 more".
  static func list(_ words: [String], limit: Int = 5) -> String {
    list(words, words.count, limit: limit)
  }
}

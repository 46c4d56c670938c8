internal import PickerEvents

/// The digest of the catalog, in pieces that a page changes at the cost of its own rows.
struct DataDigest: Sendable {
  /// The sum of `row(_:in:at:)` over all rows.
  private(set) var rows: UInt64 = 0
  /// The sum of all sections' names, each at its place.
  private(set) var sections: UInt64 = 0
  private var sectionCount = 0
  /// The sum of the last known items of ids that left the catalog.
  private(set) var departed: UInt64 = 0
  var hasMore = false

  /// A catalog without a section.
  ///
  /// - Parameter departed: The sum of what left earlier.
  init(departed: UInt64 = 0) { self.departed = departed }

  /// Adds a section at the end.
  mutating func append(_ id: SectionID, _ title: ExactText?) {
    var digest = Digest(seed: ReceiptPart.section.rawValue)
    digest.feed(id.text)
    digest.feed(optional: title)
    sections &+= Digest.ofPair(
      UInt64(sectionCount), digest.value, seed: ReceiptPart.section.rawValue)
    sectionCount += 1
  }

  /// Adds rows of a section.
  mutating func add(_ items: ArraySlice<Item>, in section: Int, from first: Int) {
    rows &+= Self.sum(items, in: section, from: first)
  }

  /// Gives a row another content.
  mutating func replace(_ old: Item, by new: Item, in section: Int, at place: Int) {
    rows &-= Self.sum([old], in: section, from: place)
    rows &+= Self.sum([new], in: section, from: place)
  }

  /// Notes an item that left, by the digest of its id.
  mutating func depart(_ id: UInt64, _ item: Item) { departed &+= Self.departed(id, item) }

  /// Notes that an item came back that had left.
  mutating func comeBack(_ id: UInt64, _ item: Item) { departed &-= Self.departed(id, item) }

  private static func sum(
    _ items: ArraySlice<Item>, in section: Int, from first: Int,
  ) -> UInt64 {
    Digest.sum(
      of: items, in: section, from: first,
      seeds: (ReceiptPart.item.rawValue, ReceiptPart.row.rawValue))
  }

  private static func departed(_ id: UInt64, _ item: Item) -> UInt64 {
    var digest = Digest(seed: ReceiptPart.item.rawValue)
    digest.feed(item: item)
    return Digest.ofPair(id, digest.value, seed: ReceiptPart.departed.rawValue)
  }

  /// The digest of the whole catalog.
  var value: UInt64 {
    var digest = Digest(seed: ReceiptPart.data.rawValue)
    digest.feed(rows)
    digest.feed(sections)
    digest.feed(UInt64(sectionCount))
    digest.feed(departed)
    digest.feed(hasMore)
    return digest.value
  }
}

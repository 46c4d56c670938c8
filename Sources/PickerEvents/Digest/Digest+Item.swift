extension Digest {
  /// Feeds a flag: a byte, 1 or 0.
  ///
  /// - Parameter flag: Any.
  package mutating func feed(_ flag: Bool) { feed(flag ? 1 as UInt8 : 0) }

  /// Feeds a text that may be missing: 0, or 1 and the text.
  ///
  /// - Parameter text: Any.
  package mutating func feed(optional text: ExactText?) {
    feed(text != nil)
    if let text { feed(text) }
  }

  /// The digest of items, each at its place in a section, as a sum.
  ///
  /// It stands here and not with the receipt, since a catalog may have a million items: within one
  /// module the feeding of each field is part of one function, and no item is copied.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - section: The place of their section.
  ///   - first: The place of the first in the section; the others follow it.
  ///   - seeds: Set the digests of items, and of items at places, apart.
  /// - Returns: The sum of `place(_:in:at:seeds:)` over the items.
  package static func sum(
    of items: ArraySlice<Item>, in section: Int, from first: Int, seeds: (item: UInt64, row: UInt64),
  ) -> UInt64 {
    var sum: UInt64 = 0
    var position = UInt64(section) << 32 | UInt64(first)
    for place in items.indices {
      var digest = Digest(seed: seeds.item)
      digest.feed(item: items[place])
      sum &+= ofPair(position, digest.value, seed: seeds.row)
      position &+= 1
    }
    return sum
  }

  /// Feeds an item with all its fields.
  @inline(__always)
  package mutating func feed(item: borrowing Item) {
    if let id = item.id {
      feed(1, count: 1)
      feed(whole: id.text)
    } else {
      feed(0, count: 1)
    }
    feed(whole: item.title)
    let enabled: UInt64 = item.enabled ? 1 : 0
    if item.detail == nil, item.icon == nil, item.codes.isEmpty {
      // Ten bytes of nothing, then the flag.
      feed(0, count: 8)
      feed(enabled << 16, count: 3)
      return
    }
    feed(optional: item.detail)
    feed(optional: item.icon)
    feed(UInt64(item.codes.count))
    for code in item.codes { feed(code) }
    feed(enabled, count: 1)
  }
}

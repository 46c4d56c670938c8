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

  /// Feeds items, each with all its fields.
  ///
  /// It stands here and not with the receipt, since a catalog may have a million items: within one
  /// module the feeding of each field is part of one function, and no item is copied.
  ///
  /// - Parameter items: Any.
  package mutating func feed(_ items: [Item]) {
    for place in items.indices {
      if let id = items[place].id {
        feed(1, count: 1)
        feed(whole: id.text)
      } else {
        feed(0, count: 1)
      }
      feed(whole: items[place].title)
      let enabled: UInt64 = items[place].enabled ? 1 : 0
      if items[place].detail == nil, items[place].icon == nil, items[place].codes.isEmpty {
        // Ten bytes of nothing, then the flag.
        feed(0, count: 8)
        feed(enabled << 16, count: 3)
        continue
      }
      feed(optional: items[place].detail)
      feed(optional: items[place].icon)
      feed(UInt64(items[place].codes.count))
      for code in items[place].codes { feed(code) }
      feed(enabled, count: 1)
    }
  }
}

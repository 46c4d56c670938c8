extension JSONReader {
  /// Reads a list of items.
  ///
  /// - Parameter form: What bare texts mean.
  /// - Returns: The items, in order.
  /// - Throws: `SessionFileError` where something else stands there.
  mutating func readItems(_ form: ItemForm) throws(SessionFileError) -> [Item] {
    var items: [Item] = []
    var isFirst = true
    try enter(.list, expected: "a list of items")
    while try next(in: .list, isFirst: &isFirst) { items.append(try readItem(form)) }
    return items
  }

  /// Reads a list of sections.
  ///
  /// - Parameter form: What bare texts mean.
  /// - Returns: The sections, in order.
  /// - Throws: `SessionFileError` where something else stands there.
  mutating func readSections(_ form: ItemForm) throws(SessionFileError) -> [Section] {
    var sections: [Section] = []
    var isFirst = true
    try enter(.list, expected: "a list of sections")
    while try next(in: .list, isFirst: &isFirst) {
      let fields = try JSONFields(&self, expected: "a section (an object)")
      try fields.allow(only: ["id", "title", "items"], of: "a section")
      let id = SectionID(try fields.requiredText("id"))
      guard var items = fields.value("items") else {
        throw fields.missing("items", expected: "a list of items")
      }
      sections.append(
        Section(
          id: id, title: try fields.optionalText("title"), items: try items.readItems(form)))
    }
    return sections
  }

  /// Reads one item: an object, or its title alone.
  ///
  /// A catalog may have a million of them, so that the keys are compared in place.
  private mutating func readItem(_ form: ItemForm) throws(SessionFileError) -> Item {
    let expected = "an item (an object, or its title)"
    if current == 0x22 {
      let title = try readText(expected: expected)
      return Item(id: form == .index ? nil : ItemID(title), title: title)
    }
    let start = position
    try enter(.object, expected: expected)
    var item = Item(id: nil, title: "")
    var seen: UInt8 = 0
    var isFirst = true
    while try next(in: .object, isFirst: &isFirst) {
      let offset = position
      let key = try readItemKey()
      let bit = UInt8(1) << key.rawValue
      guard seen & bit == 0 else {
        throw fault(
          .duplicateKey, at: offset, found: "the key a second time", expected: "each key once",
          remedy: "take one of the two out")
      }
      seen |= bit
      switch key {
      case .id: item.id = passNull() ? nil : ItemID(try readText(expected: "an id (a text)"))
      case .title: item.title = try readText()
      case .detail: item.detail = try readOptionalText()
      case .icon: item.icon = try readOptionalText()
      case .codes: item.codes = try readTexts()
      case .enabled: item.enabled = try readBool()
      }
    }
    if seen & UInt8(1) << ItemKey.title.rawValue == 0 {
      throw missing("title", in: start, expected: "a text")
    }
    if form == .id, item.id == nil {
      throw missing(
        "id", in: start, expected: "an id (a text)",
        remedy: "add \"id\", or write the bare title where both are the same")
    }
    return item
  }

  /// Reads an item's key and the colon after it.
  private mutating func readItemKey() throws(SessionFileError) -> ItemKey {
    let offset = position
    guard current == 0x22 else { throw noKey() }
    if let key = ItemKey(in: bytes, at: offset + 1) {
      position = offset + key.length + 2
      try passColon()
      return key
    }
    let text = try readText()
    try passColon()
    if let key = ItemKey.named(text) { return key }
    let names = ItemKey.allCases.map { $0.name }
    let guess = Spelling.nearest(to: text, in: names)
    throw fault(
      .unknownKey, at: offset, found: "the key \(JSONExcerpt.quoted(text))",
      expected: "one of \(names.joined(separator: ", "))",
      remedy: guess.map { "did you mean \"\($0)\"?" } ?? "an item takes no such key; take it out")
  }

  private mutating func readTexts() throws(SessionFileError) -> [ExactText] {
    var texts: [ExactText] = []
    var isFirst = true
    try enter(.list, expected: "a list of texts")
    while try next(in: .list, isFirst: &isFirst) { texts.append(try readText()) }
    return texts
  }
}

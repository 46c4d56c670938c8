internal import PickerEvents

extension SessionMaker {
  /// Titles that fold in every way, and meet each other's words.
  private static let titles: [ExactText] = [
    "Apfel", "\u{C4}pfel", "Apple pie", "a\u{308}pfel", "STRASSE", "Stra\u{DF}e", "Pel\u{E9}",
    "pele\u{301} caf\u{E9}", "Cafe", "\u{3A3}\u{3AF}\u{3C3}\u{3C5}\u{3C6}\u{3BF}\u{3C2}",
    "\u{D559}\u{AD50}", "\u{D558}\u{B298}", "\u{141}\u{F3}d\u{17A}", "O\u{2019}Neil", "o'neil",
    "\u{130}zmir", "\u{131}zgara", "\u{FB01}nal \u{2163}", "a", "b c", "", " ",
  ]

  /// Codes of which some are one number in several lengths, and one is an item's id.
  static let codes: [ExactText] = [
    "4006381333931", "04006381333931", "96385074", "0000096385074", "00000096385074",
    "036000291452", "0036000291452", "1234567890", "01234567890", "A 1", " A 1\r\n",
    "\u{1D}B1 ", "B1", "a", "17", "",
  ]

  /// An item as such sessions have it, whatever names it.
  mutating func item(_ id: ItemID?) -> Item {
    var item = Item(
      id: id, title: random.one(of: Self.titles), enabled: !random.chance(20),
    )
    if random.chance(20) { item.detail = random.one(of: Self.titles) }
    if features.contains(.scan) || random.chance(10) {
      for _ in 0..<random.below(3) { item.codes.append(random.one(of: Self.codes)) }
    }
    return item
  }

  /// Items as the host sends them: some that are known, some that are new, seldom one twice.
  mutating func items(atMost most: Int) -> [Item] {
    var items: [Item] = []
    var count = random.below(most + 1)
    if most > 8 && random.chance(70) { count = most - random.below(4) }
    switch identity {
    case .id:
      for id in random.mixed(Self.pool + ["n1", "n2", "n3"]).prefix(count) {
        items.append(item(id))
      }
      if random.chance(4), let twin = items.first { items.append(twin) }
    case .index:
      for _ in 0..<count { items.append(item(random.chance(2) ? "0" : nil)) }
    }
    return items
  }

  /// Items in sections, old ones and a new one, seldom a section twice.
  mutating func sections(atMost most: Int) -> [Section] {
    var names = Array(random.mixed(sectionIDs + ["S8"]).prefix(1 + random.below(3)))
    if random.chance(3) { names.append(names[0]) }
    var sections = names.map { Section(id: $0, items: []) }
    for item in items(atMost: most) {
      sections[random.below(sections.count)].items.append(item)
    }
    return sections
  }

  /// The rows of a page or an answer.
  mutating func rows(atMost most: Int) -> CatalogRows {
    random.chance(60) ? .items(items(atMost: most)) : .sections(sections(atMost: most))
  }
}

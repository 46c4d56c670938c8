internal import PickerEvents

/// Makes the parts of a random session, one after the other.
struct SessionMaker {
  /// Where all chance comes from.
  var random: SplitMix64
  /// The sections that the catalog has.
  var sectionIDs: [SectionID] = [""]
  /// What the items are named by.
  var identity: IdentityKind = .id
  /// Who answers a search.
  var matching: Matching = .builtin
  /// What a scan does.
  var scanAction: ScanAction = .search
  /// What the session has beside rules, taps and endings.
  let features: SessionFeatures
  /// The note's text as it may be by now, in UTF-16 units.
  var noteUnits: [UInt16] = []
  /// The queries that were typed so far.
  var queries: [ExactText] = []

  init(seed: UInt64, features: SessionFeatures) {
    random = SplitMix64(seed: seed)
    self.features = features
  }

  init(choices: [UInt8], features: SessionFeatures) {
    random = SplitMix64(choices: choices)
    self.features = features
  }

  /// Eight ids; two differ only in their Unicode form.
  static let pool: [ItemID] = ["a", "b", "c", "d", "e", "f", "\u{E9}", "e\u{301}"]

  mutating func opening() -> Opening {
    sectionIDs = Array(random.mixed(["", "S1", "S2"]).prefix(1 + random.below(3)))
    let config = configuration()
    identity = Configuration(config).identity
    matching = Configuration(config).search.matching
    scanAction = Configuration(config).scan.action
    noteUnits = Array((Configuration(config).note?.text.string ?? "").utf16)
    return Opening(
      config: config,
      sections: sections(),
      hasMore: random.chance(features.contains(.data) ? 55 : 15),
      preselected: random.chance(50) ? [] : ids(atMost: 5),
    )
  }

  private mutating func sections() -> [Section] {
    var sections = sectionIDs.map { Section(id: $0, items: []) }
    // One item in all is a case of its own, so it is made more often than by chance.
    var count = random.chance(10) ? 1 : random.below(9)
    if !features.isEmpty && count < 4 && random.chance(70) { count += 4 }
    for id in random.mixed(Self.pool).prefix(count) {
      var given: ItemID?
      switch identity {
      case .id: given = id
      case .index: given = random.chance(1) ? id : nil
      }
      var item = Item(id: given, title: ExactText("Item \(id.string)"))
      if features.isEmpty { item.enabled = !random.chance(25) } else { item = self.item(given) }
      sections[random.below(sections.count)].items.append(item)
    }
    if random.chance(2), identity == .id, let twin = sections.flatMap(\.items).first {
      sections[random.below(sections.count)].items.append(twin)
    }
    if random.chance(1), identity == .id { sections.append(Section(id: sectionIDs[0], items: [])) }
    return sections
  }

  /// An id that the catalog most often has.
  mutating func id() -> ItemID {
    switch identity {
    case .id:
      return random.chance(92) ? random.one(of: Self.pool) : random.one(of: ["ghost", "0", ""])
    case .index:
      if random.chance(92) { return ItemID(String(random.below(8))) }
      return random.one(of: ["8", "123", "01", "00", "", "a", "+1", "-1", "1 ", "\u{663}"])
    }
  }

  /// Ids, some of them twice.
  mutating func ids(atMost most: Int) -> [ItemID] {
    var list: [ItemID] = []
    for _ in 0..<random.below(most + 1) { list.append(id()) }
    return list
  }
}

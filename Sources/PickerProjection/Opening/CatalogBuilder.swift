internal import PickerEvents

/// Makes slots and sections of the sections that an opening gives.
struct CatalogBuilder {
  private(set) var roster: Roster
  private(set) var sections = Sections()
  private var content: Digest

  init(_ identity: IdentityKind, _ given: [Section]) {
    var items = 0
    for section in given { items += section.items.count }
    roster = Roster(identity: identity, capacity: items)
    content = Digest(seed: ReceiptPart.data.rawValue)
  }

  /// Takes all sections in; in index identity as one nameless section.
  mutating func addAll(_ given: [Section]) throws(RefusedOpening) {
    // Only looked up, never walked. In index identity too: what an opening says twice is a mistake.
    var known: Set<SectionID> = []
    for section in given where !known.insert(section.id).inserted {
      throw .bad(
        "sections", "the section id \"\(section.id.string)\" stands twice; ids must be unique")
    }
    switch roster.identity {
    case .id: for section in given { try add(section) }
    case .index:
      let items = given.count == 1 ? given[0].items : given.flatMap(\.items)
      try add(Section(items: items))
    }
  }

  private mutating func add(_ section: Section) throws(RefusedOpening) {
    content.feed(section.id.text)
    content.feed(optional: section.title)
    content.feed(UInt64(section.items.count))
    let first = Slot(roster.rowCount)
    var enabled = 0
    roster.beginSection(section.items)
    for item in section.items {
      let id = try id(of: item)
      guard roster.appendRow(id, enabled: item.enabled) else {
        throw .bad("items", "the item id \"\(id.string)\" stands twice; ids must be unique")
      }
      if item.enabled { enabled += 1 }
      content.feed(item)
    }
    let rows = first..<Slot(roster.rowCount)
    sections.append(
      SectionInfo(id: section.id, title: section.title, rows: rows), enabled: enabled)
  }

  private func id(of item: Item) throws(RefusedOpening) -> ItemID {
    let row = roster.rowCount
    guard row < Slot.max else { throw .bad("items", "more than \(Slot.max) items") }
    switch (roster.identity, item.id) {
    case (.id, .some(let id)): return id
    case (.index, .none): return ItemID(String(row))
    case (.id, .none):
      throw .bad(
        "items", "item \(row + 1) has no id, while identity is id; give it one or use index")
    case (.index, .some(let id)):
      throw .bad(
        "identity",
        "index, while item \(row + 1) carries the id \"\(id.string)\"; leave the ids out or use id")
    }
  }

  /// The digest of the whole catalog.
  func digest(hasMore: Bool) -> UInt64 {
    var digest = content
    digest.feed(UInt64(sections.count))
    digest.feed(hasMore)
    return digest.value
  }
}

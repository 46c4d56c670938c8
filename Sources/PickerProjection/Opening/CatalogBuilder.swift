internal import PickerEvents

/// Makes slots and sections of the sections that an opening gives.
struct CatalogBuilder {
  private(set) var roster: Roster
  private(set) var sections = Sections()
  private(set) var digest = DataDigest()

  init(_ identity: IdentityKind, _ given: [Section]) {
    var items = 0
    for section in given { items += section.items.count }
    roster = Roster(identity: identity, capacity: items)
  }

  /// Takes all sections in; in index identity as one nameless section.
  mutating func addAll(_ given: [Section]) throws(RefusedOpening) {
    // Only looked up, never walked. In index identity too: what an opening says twice is a mistake.
    var known: Set<SectionID> = []
    for section in given where !known.insert(section.id).inserted {
      throw .bad(
        "sections", "the section id \"\(section.id.string)\" stands twice; ids must be unique")
    }
    for section in Section.flattened(given, roster.identity) { try add(section) }
  }

  private mutating func add(_ section: Section) throws(RefusedOpening) {
    let place = sections.count
    digest.append(section.id, section.title)
    let firstRow = roster.rowCount
    let fault = fault(in: section.items)
    let items = fault.map { Array(section.items[..<$0.row]) } ?? section.items
    if let twice = roster.append(items) {
      throw .bad("items", "the item id \"\(twice.string)\" stands twice; ids must be unique")
    }
    if let fault { throw fault.refusal }
    digest.add(items[...], in: place, from: 0)
    _ = sections.append(section.id, section.title, firstRow: firstRow)
    sections.counts[place].all = RowCounts(items: items)
    sections.counts[place].shown = sections.counts[place].all
  }

  /// The first item that cannot be a row, and why not.
  private func fault(in items: [Item]) -> (row: Int, refusal: RefusedOpening)? {
    let room = Int(Slot.max) - roster.rowCount
    for place in items.indices {
      guard place < room else { return (place, .bad("items", "more than \(Slot.max) items")) }
      let row = roster.rowCount + place + 1
      switch (roster.identity, items[place].id) {
      case (.id, .some), (.index, .none): continue
      case (.id, .none):
        return (
          place,
          .bad("items", "item \(row) has no id, while identity is id; give it one or use index")
        )
      case (.index, .some(let id)):
        return (
          place,
          .bad(
            "identity",
            "index, while item \(row) carries the id \"\(id.string)\"; leave the ids out or use id")
        )
      }
    }
    return nil
  }
}

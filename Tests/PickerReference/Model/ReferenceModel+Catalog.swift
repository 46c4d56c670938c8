internal import PickerEvents

extension ReferenceModel {
  /// The catalog's items, section by section.
  var rows: [ReferenceRow] {
    var rows: [ReferenceRow] = []
    for section in sections { rows += arrived.filter { $0.section == section } }
    return rows
  }

  /// The item that an id names; nil where the catalog has none.
  func row(of id: ItemID) -> ReferenceRow? {
    arrived.first { $0.id == id }
  }

  /// The item that an id names, or named when it was last in the catalog.
  func lastKnown(_ id: ItemID) -> ReferenceRow? {
    row(of: id) ?? lastSeen.first { $0.id == id }
  }

  /// Replaces the catalog.
  mutating func replaceCatalog(_ given: [Section]) {
    sections = []
    arrived = []
    _ = join(given)
  }

  /// Takes sections in: known items are updated where they are, new ones come last in theirs.
  ///
  /// - Returns: What names the items, in the order given.
  mutating func join(_ given: [Section]) -> [ItemID] {
    var ids: [ItemID] = []
    switch config.identity {
    case .id:
      for section in given {
        if !sections.contains(section.id) { sections.append(section.id) }
        for item in section.items {
          guard let id = item.id else { continue }
          place(item, id, in: section.id)
          ids.append(id)
        }
      }
    case .index:
      sections = [""]
      for item in given.flatMap(\.items) {
        let id = ItemID(String(arrived.count))
        place(item, id, in: "")
        ids.append(id)
      }
    }
    return ids
  }

  /// Takes bare items in: new ones come last in the last section, or in a nameless one.
  mutating func join(_ items: [Item]) -> [ItemID] {
    if items.isEmpty { return [] }
    return join([Section(id: sections.last ?? "", items: items)])
  }

  /// Takes the rows of a page or an answer in.
  mutating func join(_ given: CatalogRows) -> [ItemID] {
    switch given {
    case .items(let items): join(items)
    case .sections(let sections): join(sections)
    }
  }

  private mutating func place(_ item: Item, _ id: ItemID, in section: SectionID) {
    var row = ReferenceRow(id: id, section: section, item: item)
    if let place = arrived.firstIndex(where: { $0.id == id }) {
      row.section = arrived[place].section
      arrived[place] = row
    } else {
      arrived.append(row)
    }
    lastSeen.removeAll { $0.id == id }
    lastSeen.append(row)
  }

  /// Rejects rows that bring ids where there are none, or an id twice.
  func check(_ given: [Section]) throws(Refused) {
    let items = given.flatMap(\.items)
    switch config.identity {
    case .index:
      if items.contains(where: { $0.id != nil }) { throw Refused(.idInIndexCatalog) }
    case .id:
      // A session file cannot say this; nothing can be named by no id.
      if items.contains(where: { $0.id == nil }) { throw Refused(.badConfiguration) }
      try checkOnce(items.compactMap(\.id))
    }
    for section in given where given.filter({ $0.id == section.id }).count > 1 {
      throw Refused(.duplicateId)
    }
  }

  /// Rejects ids of which one stands there twice.
  func checkOnce(_ ids: [ItemID]) throws(Refused) {
    for id in ids where ids.filter({ $0 == id }).count > 1 { throw Refused(.duplicateId) }
  }
}

extension CatalogRows {
  /// The rows as sections; bare items are those of one.
  var asSections: [Section] {
    switch self {
    case .items(let items): [Section(items: items)]
    case .sections(let sections): sections
    }
  }
}

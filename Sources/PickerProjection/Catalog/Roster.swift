internal import PickerEvents

/// Every id that the session has met, by slot and by text.
struct Roster: Sendable {
  let identity: IdentityKind
  /// The rows of each section as the opening gives them: shared with it, and never changed.
  private var lists: [RowList] = []
  /// The ids, apart from the texts, since bulk events read nothing else; empty where the index
  /// names the item.
  private var ids: [ItemID] = []
  private var traits: [PickTraits] = []
  private var digests: [UInt64] = []
  /// How many of them are rows of the catalog; the rest are unresolved picks.
  private(set) var rowCount: Int = 0
  /// In index identity it holds the unresolved ids alone.
  private var slots: SlotTable

  init(identity: IdentityKind, capacity: Int) {
    self.identity = identity
    ids.reserveCapacity(capacity)
    traits.reserveCapacity(capacity)
    digests.reserveCapacity(capacity)
    slots = SlotTable(capacity: identity == .id ? capacity : 0)
  }

  /// How many slots there are.
  var count: Int { traits.count }

  /// Takes in the rows of the next section.
  ///
  /// Column by column, so that each is written as one run.
  ///
  /// - Parameter items: The rows; each has an id, or none where the index names it.
  /// - Returns: The first id that stands twice, after which the roster is of no use; nil where all
  ///   are unique.
  mutating func append(_ items: [Item]) -> ItemID? {
    let rows = rowCount..<rowCount + items.count
    let section = Slot(lists.count)
    lists.append(RowList(first: Slot(rows.lowerBound), items: items))
    rowCount = rows.upperBound
    traits.append(
      contentsOf: items.indices.lazy.map {
        PickTraits(section: section, enabled: items[$0].enabled)
      })
    switch identity {
    case .id:
      ids.append(contentsOf: items.indices.lazy.map { items[$0].id ?? "" })
      for row in rows {
        digests.append(ReceiptPart.digest(of: ids[row]))
        guard slots.insert(Slot(row), ids, digests) else { return ids[row] }
      }
    case .index:
      ids.append(contentsOf: repeatElement("", count: items.count))
      digests.append(contentsOf: rows.lazy.map { ReceiptPart.digest(of: ItemID(String($0))) })
    }
    return nil
  }

  /// Finds the slot of an id, and gives an unknown one a slot as an unresolved pick.
  mutating func intern(_ id: ItemID) -> Slot {
    if let row = row(of: id) { return row }
    let digest = ReceiptPart.digest(of: id)
    if let known = slots.find(id, digest, ids, digests) { return known }
    let slot = Slot(traits.count)
    ids.append(id)
    traits.append(PickTraits(section: .none, enabled: true))
    digests.append(digest)
    _ = slots.insert(slot, ids, digests)
    return slot
  }

  /// Forgets the unresolved picks that were met last.
  mutating func forget(from count: Int) {
    guard count < traits.count else { return }
    for slot in (count..<traits.count).reversed() {
      slots.removeLast(Slot(slot), ids, digests)
    }
    let more = traits.count - count
    ids.removeLast(more)
    traits.removeLast(more)
    digests.removeLast(more)
  }

  /// Finds the slot of an id.
  ///
  /// - Complexity: O(1), whatever the size of the catalog.
  func slot(of id: ItemID) -> Slot? {
    row(of: id) ?? slots.find(id, ReceiptPart.digest(of: id), ids, digests)
  }

  /// The row that an id names by its number.
  private func row(of id: ItemID) -> Slot? {
    guard identity == .index, let row = id.index, row < rowCount else { return nil }
    return Slot(row)
  }

  /// The id in a slot.
  func id(of slot: Slot) -> ItemID {
    if identity == .index, isRow(slot) { return ItemID(String(slot)) }
    return ids[Int(slot)]
  }

  /// What the row of a slot shows; an unresolved pick has its id for a title.
  func item(in slot: Slot) -> Item {
    let section = traits[Int(slot)].section
    guard section != .none else {
      let id = ids[Int(slot)]
      return Item(id: id, title: id.text)
    }
    let list = lists[Int(section)]
    return list.items[Int(slot - list.first)]
  }

  /// The digest of the id in a slot, for the receipt.
  func digest(of slot: Slot) -> UInt64 { digests[Int(slot)] }

  func traits(of slot: Slot) -> PickTraits { traits[Int(slot)] }

  func isEnabled(_ slot: Slot) -> Bool { traits[Int(slot)].enabled }

  /// Whether the slot is a row of the catalog, not an unresolved pick.
  func isRow(_ slot: Slot) -> Bool { slot < rowCount }
}

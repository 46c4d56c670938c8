internal import PickerEvents

/// Every id that the session has met, by slot and by text.
struct Roster: Sendable {
  let identity: IdentityKind
  private(set) var entries: [RosterEntry] = []
  /// The ids, apart from the texts, since bulk events read nothing else; empty where the index
  /// names the item.
  private var ids: [ItemID] = []
  private var traits: [PickTraits] = []
  private var digests: [UInt64] = []
  /// How many of them are rows of the catalog; the rest are unresolved picks.
  private(set) var rowCount: Int = 0
  /// Only looked up, never walked; in index identity it holds the unresolved ids alone.
  private var slots: [ItemID: Slot] = [:]

  init(identity: IdentityKind, capacity: Int) {
    self.identity = identity
    entries.reserveCapacity(capacity)
    ids.reserveCapacity(capacity)
    traits.reserveCapacity(capacity)
    digests.reserveCapacity(capacity)
    if identity == .id { slots.reserveCapacity(capacity) }
  }

  /// How many slots there are.
  var count: Int { entries.count }

  /// Takes in a row of the catalog.
  ///
  /// - Returns: Whether the id is new; a known one is not taken in again.
  mutating func appendRow(_ item: Item, id: ItemID, section: Slot) -> Bool {
    if identity == .id {
      guard slots.updateValue(Slot(entries.count), forKey: id) == nil else { return false }
    }
    let entry = RosterEntry(
      title: item.title, detail: item.detail, icon: item.icon, codes: item.codes)
    append(entry, id, PickTraits(section: section, enabled: item.enabled))
    rowCount += 1
    return true
  }

  /// Finds the slot of an id, and gives an unknown one a slot as an unresolved pick.
  mutating func intern(_ id: ItemID) -> Slot {
    if let known = slot(of: id) { return known }
    let slot = Slot(entries.count)
    slots[id] = slot
    let entry = RosterEntry(title: id.text, detail: nil, icon: nil, codes: [])
    append(entry, id, PickTraits(section: .none, enabled: true))
    return slot
  }

  private mutating func append(_ entry: RosterEntry, _ id: ItemID, _ trait: PickTraits) {
    entries.append(entry)
    ids.append(identity == .id || trait.section == .none ? id : "")
    traits.append(trait)
    digests.append(ReceiptPart.digest(of: id))
  }

  /// Forgets the unresolved picks that were met last.
  mutating func forget(from count: Int) {
    guard count < entries.count else { return }
    for id in ids[count...] { slots[id] = nil }
    let more = entries.count - count
    entries.removeLast(more)
    ids.removeLast(more)
    traits.removeLast(more)
    digests.removeLast(more)
  }

  /// Finds the slot of an id.
  ///
  /// - Complexity: O(1), whatever the size of the catalog.
  func slot(of id: ItemID) -> Slot? {
    if identity == .index, let row = id.index, row < rowCount { return Slot(row) }
    return slots[id]
  }

  /// The id in a slot.
  func id(of slot: Slot) -> ItemID {
    if identity == .index, isRow(slot) { return ItemID(String(slot)) }
    return ids[Int(slot)]
  }

  /// The digest of the id in a slot, for the receipt.
  func digest(of slot: Slot) -> UInt64 { digests[Int(slot)] }

  func traits(of slot: Slot) -> PickTraits { traits[Int(slot)] }

  func isEnabled(_ slot: Slot) -> Bool { traits[Int(slot)].enabled }

  /// Whether the slot is a row of the catalog, not an unresolved pick.
  func isRow(_ slot: Slot) -> Bool { slot < rowCount }
}

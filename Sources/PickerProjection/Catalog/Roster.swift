internal import PickerEvents

/// Every id that the session has met, by slot and by text.
///
/// The texts of rows lie in the lists of their sections; those of items that left the catalog lie
/// aside, since a pick without an item shows what was last known of it.
struct Roster: Sendable {
  let identity: IdentityKind
  /// The rows of each section.
  private(set) var lists: [RowList] = []
  /// The ids, apart from the texts, since bulk events read nothing else.
  private var ids: [ItemID] = []
  private var traits: [PickTraits] = []
  /// The place of each row in its section; of an item that left, its place in `departed`; else -1.
  private var places: [Int32] = []
  private var digests: [UInt64] = []
  private var departed = DepartedItems()
  /// How many of those that departed are rows again.
  private var returned = 0
  private var slots: SlotTable
  /// How many rows the catalog has.
  private(set) var rowCount: Int = 0
  /// Grows whenever what bears on picking an id changes: what was remembered of queues is stale.
  private(set) var epoch: Int = 0

  init(identity: IdentityKind, capacity: Int) {
    self.identity = identity
    ids.reserveCapacity(capacity)
    traits.reserveCapacity(capacity)
    places.reserveCapacity(capacity)
    digests.reserveCapacity(capacity)
    slots = SlotTable(capacity: capacity)
  }

  /// How many slots there are.
  var count: Int { traits.count }

  /// Takes in the rows of the next section, none of whose ids was met before.
  ///
  /// Column by column, so that each is written as one run.
  ///
  /// - Parameter items: The rows; each has an id, or none where the index names it.
  /// - Returns: The first id that stands twice, after which the roster is of no use; nil where all
  ///   are unique.
  mutating func append(_ items: [Item]) -> ItemID? {
    let rows = rowCount..<rowCount + items.count
    let section = Slot(lists.count)
    lists.append(RowList(items: items, first: Slot(rows.lowerBound)))
    rowCount = rows.upperBound
    traits.append(
      contentsOf: items.indices.lazy.map {
        PickTraits(section: section, enabled: items[$0].enabled)
      })
    places.append(contentsOf: 0..<Int32(items.count))
    switch identity {
    case .id: ids.append(contentsOf: items.indices.lazy.map { items[$0].id ?? "" })
    case .index: ids.append(contentsOf: rows.lazy.map { ItemID(String($0)) })
    }
    for row in rows {
      digests.append(ReceiptPart.digest(of: ids[row]))
      guard slots.insert(Slot(row), ids, digests) else { return ids[row] }
    }
    return nil
  }

  /// Finds the slot of an id, and gives an unknown one a slot without a row.
  mutating func intern(_ id: ItemID) -> Slot {
    let digest = ReceiptPart.digest(of: id)
    if let known = slots.find(id, digest, ids, digests) { return known }
    let slot = Slot(traits.count)
    ids.append(id)
    traits.append(PickTraits(section: .none, enabled: true))
    places.append(-1)
    digests.append(digest)
    _ = slots.insert(slot, ids, digests)
    return slot
  }

  /// Forgets the slots that came last; none of them may be a row.
  mutating func forget(from count: Int) {
    guard count < traits.count else { return }
    for slot in (count..<traits.count).reversed() {
      slots.removeLast(Slot(slot), ids, digests)
    }
    let more = traits.count - count
    ids.removeLast(more)
    traits.removeLast(more)
    places.removeLast(more)
    digests.removeLast(more)
  }

  /// Finds the slot of an id.
  ///
  /// - Complexity: O(1), whatever the size of the catalog.
  func slot(of id: ItemID) -> Slot? { slots.find(id, ReceiptPart.digest(of: id), ids, digests) }

  /// The id in a slot.
  func id(of slot: Slot) -> ItemID { ids[Int(slot)] }

  /// The digest of the id in a slot, for the receipt.
  func digest(of slot: Slot) -> UInt64 { digests[Int(slot)] }

  func traits(of slot: Slot) -> PickTraits { traits[Int(slot)] }

  func isEnabled(_ slot: Slot) -> Bool { traits[Int(slot)].enabled }

  /// Whether the slot is a row of the catalog.
  func isRow(_ slot: Slot) -> Bool { traits[Int(slot)].section != .none }

  /// The place of a row in its section.
  func place(of slot: Slot) -> Int { Int(places[Int(slot)]) }

  /// What is known of the item in a slot: its row, else what it was when it left the catalog; nil
  /// where there never was one.
  func knownItem(in slot: Slot) -> Item? {
    let section = traits[Int(slot)].section
    let place = Int(places[Int(slot)])
    if section != .none { return lists[Int(section)].items[place] }
    return place < 0 ? nil : departed[place]
  }

  /// What the row of a slot shows; a pick that never had an item has its id for a title.
  func item(in slot: Slot) -> Item {
    if let item = knownItem(in: slot) { return item }
    let id = ids[Int(slot)]
    return Item(id: id, title: id.text)
  }

  /// Whether a search finds the same in a slot as in that of another roster.
  func reads(as other: Roster, in slot: Slot) -> Bool {
    let (section, otherSection) = (traits(of: slot).section, other.traits(of: slot).section)
    guard section != .none, otherSection != .none else { return section == otherSection }
    let (place, otherPlace) = (place(of: slot), other.place(of: slot))
    // Field by field, since a million items are looked at and none should be copied.
    let (list, otherList) = (lists[Int(section)], other.lists[Int(otherSection)])
    return list.items[place].title == otherList.items[otherPlace].title
      && list.items[place].detail == otherList.items[otherPlace].detail
      && list.items[place].codes == otherList.items[otherPlace].codes
  }

  /// Orders slots as the catalog does: by section, then by place; those without a row last.
  func catalogKey(of slot: Slot) -> UInt64 {
    let section = traits[Int(slot)].section
    guard section != .none else { return .max }
    return UInt64(section) << 32 | UInt64(places[Int(slot)])
  }

  /// Adds an empty section at the end.
  mutating func appendSection() { lists.append(RowList(items: [], first: 0)) }

  /// Gives a row another content.
  ///
  /// - Returns: Whether what bears on picking it changed.
  mutating func update(_ slot: Slot, to item: Item) -> Bool {
    let section = Int(traits[Int(slot)].section)
    lists[section].update(Int(places[Int(slot)]), to: item)
    guard traits[Int(slot)].enabled != item.enabled else { return false }
    traits[Int(slot)].enabled = item.enabled
    epoch += 1
    return true
  }

  /// Makes a slot without a row the last row of a section.
  mutating func place(_ slot: Slot, _ item: Item, in section: Int, isKnown: Bool) {
    if places[Int(slot)] >= 0 { returned += 1 }
    places[Int(slot)] = Int32(lists[section].count)
    traits[Int(slot)] = PickTraits(section: Slot(section), enabled: item.enabled)
    lists[section].append(item, slot)
    rowCount += 1
    if isKnown { epoch += 1 }
  }

  /// Says of a slot what is known of its item, before another catalog takes the place of this one:
  /// what is counted of the rows is not right until then.
  mutating func remember(_ item: Item, in slot: Slot) {
    let place = Int(places[Int(slot)])
    let section = traits[Int(slot)].section
    traits[Int(slot)].enabled = item.enabled
    if section != .none {
      lists[Int(section)].update(place, to: item)
    } else if place >= 0 {
      departed[place] = item
    } else {
      places[Int(slot)] = Int32(departed.count)
      departed.append([item])
    }
  }

  /// What a reload came to.
  struct Reloaded: Sendable {
    /// The first id that stands twice, after which the roster is of no use.
    var twice: ItemID?
    /// The rows that left the catalog.
    var gone: [Slot] = []
    /// The items that had left before and are rows again, as they were then.
    var back: [(slot: Slot, item: Item)] = []
  }

  /// Puts another catalog in the place of the present one.
  ///
  /// - Parameter sections: The sections; in index identity a single one.
  /// - Returns: What left and what came back.
  /// - Complexity: O(items before and after); the columns of all slots are copied once.
  mutating func reload(_ sections: [Section]) -> Reloaded {
    var result = Reloaded()
    let old = (lists: lists, traits: traits, places: places)
    lists = []
    rowCount = 0
    epoch += 1
    var present = SlotSet(slots: count)
    for (section, given) in sections.enumerated() {
      var rows: [Slot] = []
      rows.reserveCapacity(given.items.count)
      for place in given.items.indices {
        let id = identity == .index ? ItemID(String(rowCount + place)) : given.items[place].id ?? ""
        let slot = intern(id)
        guard present.insert(slot) else {
          result.twice = id
          return result
        }
        rows.append(slot)
        if slot < old.traits.count, old.traits[Int(slot)].section == .none,
          old.places[Int(slot)] >= 0
        {
          let place = Int(old.places[Int(slot)])
          result.back.append((slot, departed[place]))
          returned += 1
        }
        traits[Int(slot)] = PickTraits(
          section: Slot(section), enabled: given.items[place].enabled)
        places[Int(slot)] = Int32(place)
      }
      rowCount += rows.count
      lists.append(RowList(items: given.items, slots: rows))
    }
    var batch: [Item] = []
    for list in old.lists {
      for place in 0..<list.count where !present.contains(list.slot(at: place)) {
        let slot = list.slot(at: place)
        traits[Int(slot)].section = .none
        places[Int(slot)] = Int32(departed.count + batch.count)
        batch.append(list.items[place])
        result.gone.append(slot)
      }
    }
    departed.append(batch)
    if returned > departed.count / 2 { closeGaps() }
    return result
  }

  /// Forgets what came back.
  private mutating func closeGaps() {
    var left: [Item] = []
    for slot in traits.indices where traits[slot].section == .none && places[slot] >= 0 {
      left.append(departed[Int(places[slot])])
      places[slot] = Int32(left.count - 1)
    }
    departed = DepartedItems()
    departed.append(left)
    returned = 0
  }
}

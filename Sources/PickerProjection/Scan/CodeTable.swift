internal import PickerEvents

/// Finds the items that have a code.
struct CodeTable: Sendable {
  /// The items of one code: mostly a single one.
  private enum Owners: Sendable {
    case one(Slot)
    /// Only counted, and its single member taken.
    case several(Set<Slot>)
  }

  /// Only looked up, never walked.
  private var owners: [ExactText: Owners] = [:]

  /// Takes in all rows of a catalog.
  init(_ roster: Roster) {
    var count = 0
    for list in roster.lists {
      for place in 0..<list.count { count += list.items[place].codes.count }
    }
    owners.reserveCapacity(count)
    for list in roster.lists {
      for place in 0..<list.count where !list.items[place].codes.isEmpty {
        insert(list.items[place], list.slot(at: place))
      }
    }
  }

  /// Takes an item's codes in.
  mutating func insert(_ item: Item, _ slot: Slot) {
    for code in item.codes {
      let key = ScanCode(code).compared
      switch owners[key] {
      case .none: owners[key] = .one(slot)
      case .one(let owner):
        if owner != slot { owners[key] = .several([owner, slot]) }
      case .several(var slots):
        // Given up first, so that the set is changed in its place.
        owners[key] = nil
        slots.insert(slot)
        owners[key] = .several(slots)
      }
    }
  }

  /// Takes an item's codes out.
  mutating func remove(_ item: Item, _ slot: Slot) {
    for code in item.codes {
      let key = ScanCode(code).compared
      switch owners[key] {
      case .none: continue
      case .one(let owner):
        if owner == slot { owners[key] = nil }
      case .several(var slots):
        owners[key] = nil
        slots.remove(slot)
        owners[key] = slots.count == 1 ? slots.first.map { .one($0) } : .several(slots)
      }
    }
  }

  /// Finds the items of a code.
  ///
  /// - Returns: How many there are, and the item where it is one.
  /// - Complexity: O(1).
  func find(_ code: ScanCode) -> (count: Int, slot: Slot) {
    switch owners[code.compared] {
    case .none: (0, .none)
    case .one(let slot): (1, slot)
    case .several(let slots): (slots.count, .none)
    }
  }
}

/// The rows that a query leaves.
struct ShownRows: Sendable {
  /// In display order.
  private(set) var slots: [Slot]
  private var members: SlotSet

  init(_ slots: [Slot], slotCount: Int) {
    self.slots = slots
    members = SlotSet(slots: slotCount)
    for slot in slots { members.insert(slot) }
  }

  func contains(_ slot: Slot) -> Bool { members.contains(slot) }

  /// Puts other rows in their place.
  ///
  /// - Complexity: O(rows before and after), whatever the catalog.
  mutating func replace(by slots: [Slot]) {
    for slot in self.slots { members.remove(slot) }
    for slot in slots { members.insert(slot) }
    self.slots = slots
  }

  /// Puts a row in its place.
  ///
  /// - Complexity: O(rows) at worst, a move of their numbers in memory.
  mutating func insert(_ slot: Slot, isBefore: (Slot) -> Bool) {
    slots.insert(slot, at: place(isBefore))
    members.insert(slot)
  }

  /// Takes a row out.
  ///
  /// - Complexity: O(rows) at worst, a move of their numbers in memory.
  mutating func remove(_ slot: Slot, isBefore: (Slot) -> Bool) {
    slots.remove(at: place(isBefore))
    members.remove(slot)
  }

  /// Where the first row stands that is not before another.
  private func place(_ isBefore: (Slot) -> Bool) -> Int {
    slots.partitioningIndex { !isBefore($0) }
  }

  /// Adds a row at the end.
  mutating func append(_ slot: Slot) {
    slots.append(slot)
    members.insert(slot)
  }
}

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

  /// Adds a row at the end.
  mutating func append(_ slot: Slot) {
    slots.append(slot)
    members.insert(slot)
  }
}

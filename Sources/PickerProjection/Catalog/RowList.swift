internal import PickerEvents

/// The rows of one section, in display order.
struct RowList: Sendable {
  /// The items; at first they are the opening's own array.
  private(set) var items: [Item]
  /// The slot of the first row, where those of the others follow it one by one.
  private var first: Slot
  /// The slot of each row, where they do not.
  private var slots: [Slot]?

  /// Rows whose slots follow each other.
  init(items: [Item], first: Slot) {
    self.items = items
    self.first = first
  }

  /// Rows in any slots.
  init(items: [Item], slots: [Slot]) {
    self.items = items
    first = slots.first ?? 0
    let isRun = slots.indices.allSatisfy { slots[$0] == first + Slot($0) }
    self.slots = isRun ? nil : slots
  }

  var count: Int { items.count }

  func slot(at place: Int) -> Slot { slots?[place] ?? first + Slot(place) }

  /// Gives a row another content.
  mutating func update(_ place: Int, to item: Item) { items[place] = item }

  /// Adds a row at the end.
  mutating func append(_ item: Item, _ slot: Slot) {
    if items.isEmpty, slots == nil { first = slot }
    if slots == nil, slot == first + Slot(items.count) {
      items.append(item)
      return
    }
    if slots == nil { slots = items.indices.map { first + Slot($0) } }
    items.append(item)
    slots?.append(slot)
  }
}

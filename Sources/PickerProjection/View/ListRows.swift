/// The rows of a list one after the other, read where they lie: no list is made.
struct ListRows: Sequence, IteratorProtocol {
  private let slots: [Slot]?
  private let lists: [RowList]
  private var section = 0
  private var place = 0

  /// Rows in an order of their own.
  init(_ slots: [Slot]) {
    self.slots = slots
    lists = []
  }

  /// All rows of a catalog.
  init(_ roster: Roster) {
    slots = nil
    lists = roster.lists
  }

  mutating func next() -> Slot? {
    defer { place += 1 }
    if let slots { return place < slots.count ? slots[place] : nil }
    while section < lists.count, place >= lists[section].count {
      section += 1
      place = 0
    }
    return section < lists.count ? lists[section].slot(at: place) : nil
  }
}

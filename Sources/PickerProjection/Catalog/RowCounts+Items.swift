internal import PickerEvents

extension RowCounts {
  /// Counts rows of which none is picked.
  init(items: [Item]) {
    self.init()
    self.items = items.count
    for place in items.indices where items[place].enabled { enabled += 1 }
  }
}

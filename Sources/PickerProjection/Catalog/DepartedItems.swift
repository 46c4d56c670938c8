internal import PickerEvents

/// The items that left the catalog, as they were last, each with a number of its own.
///
/// They lie in batches, one for each reload: a copy of the roster that takes more of them in shares
/// the batches, where a single array of items would be copied item by item.
struct DepartedItems: Sendable {
  private struct Batch: Sendable {
    /// The number of its first item; those of the others follow it.
    let first: Int
    var items: [Item]
  }

  private var batches: [Batch] = []
  /// How many there are; the next one gets that number.
  private(set) var count = 0

  /// The item with a number.
  ///
  /// - Complexity: O(log batches).
  subscript(_ number: Int) -> Item {
    get {
      let batch = batches[batch(of: number)]
      return batch.items[number - batch.first]
    }
    set {
      let place = batch(of: number)
      batches[place].items[number - batches[place].first] = newValue
    }
  }

  /// Takes in more items.
  mutating func append(_ items: [Item]) {
    guard !items.isEmpty else { return }
    batches.append(Batch(first: count, items: items))
    count += items.count
  }

  private func batch(of number: Int) -> Int {
    batches.partitioningIndex { $0.first > number } - 1
  }
}

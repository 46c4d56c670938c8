/// Different numbers of a column, and each value by its place among them.
struct NumberDictionary {
  /// More different numbers than this are no few.
  private static let limit = 1 << 14

  private(set) var numbers: [Int64] = []
  private(set) var indices: [UInt32] = []

  /// Makes the dictionary of some values.
  ///
  /// - Returns: nil where they are too many different ones for it to pay.
  /// - Complexity: O(n) expected. Values made to collide end it early, as many different ones do.
  init?(_ values: [Int64]) {
    indices.reserveCapacity(values.count)
    var slots = [UInt32](repeating: 0, count: Self.limit * 2)
    let mask = slots.count - 1
    var last: UInt32 = 0
    for value in values {
      if let known = numbers.isEmpty ? nil : numbers[Int(last)], known == value {
        indices.append(last)
        continue
      }
      var slot = Int(truncatingIfNeeded: ByteHash.mixed(UInt64(bitPattern: value))) & mask
      var looks = 0
      while slots[slot] != 0, numbers[Int(slots[slot]) - 1] != value {
        slot = (slot + 1) & mask
        looks += 1
        guard looks < 256 else { return nil }
      }
      if slots[slot] == 0 {
        // A dictionary of values that hardly repeat is given up before it is large.
        guard numbers.count < Self.limit, numbers.count < 1_024 + indices.count / 4 else {
          return nil
        }
        numbers.append(value)
        slots[slot] = UInt32(numbers.count)
      }
      last = slots[slot] - 1
      indices.append(last)
    }
  }
}

/// A set of slots as bits.
struct SlotSet: Sendable {
  private var words: [UInt64]

  init(slots: Int) {
    words = Array(repeating: 0, count: (slots + 63) / 64)
  }

  /// Adds a slot.
  ///
  /// - Returns: Whether it was not in the set.
  @discardableResult
  mutating func insert(_ slot: Slot) -> Bool {
    let word = Int(slot) / 64
    if word >= words.count {
      // Doubled at least, so that one slot after the other costs O(1) each.
      let room = Swift.max(word + 1, words.count * 2)
      words += repeatElement(0, count: room - words.count)
    }
    let bit: UInt64 = 1 << UInt64(slot % 64)
    defer { words[word] |= bit }
    return words[word] & bit == 0
  }

  mutating func remove(_ slot: Slot) {
    let word = Int(slot) / 64
    guard word < words.count else { return }
    words[word] &= ~(1 << UInt64(slot % 64))
  }

  func contains(_ slot: Slot) -> Bool {
    let word = Int(slot) / 64
    return word < words.count && words[word] & 1 << UInt64(slot % 64) != 0
  }
}

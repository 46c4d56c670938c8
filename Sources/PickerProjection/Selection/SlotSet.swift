/// A set of slots as bits; a slot beyond its size is not in it.
struct SlotSet: Sendable {
  private var words: [UInt64]

  init(slots: Int) {
    words = Array(repeating: 0, count: (slots + 63) / 64)
  }

  mutating func insert(_ slot: Slot) {
    words[Int(slot) / 64] |= 1 << UInt64(slot % 64)
  }

  func contains(_ slot: Slot) -> Bool {
    let word = Int(slot) / 64
    return word < words.count && words[word] & 1 << UInt64(slot % 64) != 0
  }
}

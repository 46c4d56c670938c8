/// Different texts, numbered in the order in which they came.
///
/// An open-addressing table over bytes in one arena.
struct TextDictionary: Sendable {
  /// The room that a dictionary may take in the file.
  static let limit = 1 << 20

  /// How many places a search may look at.
  ///
  /// Chance does not come near it in a table that is at most half full; texts made to collide do,
  /// and end the dictionary instead of the day.
  private static let patience = 256

  private(set) var bytes: [UInt8] = []
  private(set) var ends: [Int] = []
  private var hashes: [UInt64] = []
  /// The number of a text, and 1; 0 where there is none.
  private var slots: [UInt32] = []
  private var last = -1

  /// How many texts there are.
  var count: Int { ends.count }

  /// The bytes that the texts take as a page of PLAIN values.
  var plainSize: Int { bytes.count + 4 * ends.count }

  /// The memory held.
  var heldBytes: Int { bytes.capacity + 16 * ends.capacity + 4 * slots.capacity }

  /// Where a text lies among `bytes`.
  func range(_ number: Int) -> Range<Int> { (number == 0 ? 0 : ends[number - 1])..<ends[number] }

  /// The number of a text, which is kept if it is new.
  ///
  /// - Returns: nil where the dictionary would grow beyond its limit, or a search takes too long.
  /// - Complexity: O(n) for n bytes; a text that repeats the one before is only compared.
  mutating func number(of text: Range<Int>, in source: Span<UInt8>) -> UInt32? {
    if last >= 0 && holds(source, text, at: last) { return UInt32(last) }
    guard text.count <= Self.limit else { return nil }
    let hash = ByteHash.hash(source, text)
    if slots.isEmpty { slots = [UInt32](repeating: 0, count: 64) }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    var looks = 0
    while slots[slot] != 0 {
      let known = Int(slots[slot]) - 1
      if hashes[known] == hash && holds(source, text, at: known) {
        last = known
        return UInt32(known)
      }
      looks += 1
      guard looks < Self.patience else { return nil }
      slot = (slot + 1) & mask
    }
    guard plainSize + 4 + text.count <= Self.limit else { return nil }
    last = ends.count
    // Byte by byte, since a span is no sequence; texts are met here once.
    for index in text { bytes.append(source[index]) }
    ends.append(bytes.count)
    hashes.append(hash)
    slots[slot] = UInt32(ends.count)
    if ends.count * 2 > slots.count { grow() }
    return UInt32(last)
  }

  @inline(always)
  private func holds(_ source: Span<UInt8>, _ text: Range<Int>, at number: Int) -> Bool {
    let own = range(number)
    return own.count == text.count
      && ByteHash.equal(
        bytes.span, at: own.lowerBound, source, at: text.lowerBound, count: text.count)
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for (number, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(number + 1)
    }
  }
}

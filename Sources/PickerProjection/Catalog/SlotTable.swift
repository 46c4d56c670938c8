internal import PickerEvents

/// Finds the slot of an id by the digest that receipts need of it anyway.
///
/// Each id has a cell of its own near the one that its digest names; the table is never more than
/// half full. Nothing in a digest is secret, so whoever makes a catalog can choose ids that crowd
/// in one place. Two bounds keep that from costing more than a look at `reach` cells an id: no two
/// ids in the table have the same digest, and none stands further than `reach` cells from where it
/// belongs. The first id that would break either sends all of them into a dictionary, whose hash is
/// another one in each process.
struct SlotTable: Sendable {
  /// How far from its place an id may stand.
  ///
  /// A billion ids that nobody chose to collide stay within about half of it.
  static let reach = 256

  /// The upper half of the digest above the slot plus one; 0 where no id is.
  private var cells: [UInt64]
  /// How many ids are in the cells.
  private var count = 0
  /// All ids once they crowd; only looked up, never walked.
  private var crowded: [ItemID: Slot]?

  /// Makes room.
  ///
  /// - Parameter capacity: How many ids will come at first.
  init(capacity: Int) {
    cells = Array(repeating: 0, count: Self.size(for: capacity))
  }

  /// Whether the ids crowd, so that the table looks them up in a dictionary.
  var isCrowded: Bool { crowded != nil }

  /// Finds an id.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - digest: Its digest.
  ///   - ids: The ids by slot.
  ///   - digests: Their digests, by slot.
  /// - Returns: Its slot, or nil where it has none.
  /// - Complexity: O(1), whatever the ids.
  func find(_ id: ItemID, _ digest: UInt64, _ ids: [ItemID], _ digests: [UInt64]) -> Slot? {
    if let crowded { return crowded[id] }
    switch look(for: digest, digests) {
    case .slot(let slot): return ids[Int(slot)] == id ? slot : nil
    case .free, .outOfReach: return nil
    }
  }

  /// Takes an id in, unless it is there.
  ///
  /// - Parameters:
  ///   - slot: The id's slot: the next one, as many as the table has ids.
  ///   - ids: The ids by slot.
  ///   - digests: Their digests, by slot.
  /// - Returns: Whether the id is new.
  /// - Complexity: O(1) on average, whatever the ids.
  mutating func insert(_ slot: Slot, _ ids: [ItemID], _ digests: [UInt64]) -> Bool {
    if crowded == nil {
      if 2 * (count + 1) > cells.count { grow(digests) }
      let digest = digests[Int(slot)]
      switch look(for: digest, digests) {
      case .free(let cell):
        cells[cell] = Self.cell(slot, digest)
        count += 1
        return true
      case .slot(let known):
        if ids[Int(known)] == ids[Int(slot)] { return false }
        crowd(ids)
      case .outOfReach: crowd(ids)
      }
    }
    guard crowded?[ids[Int(slot)]] == nil else { return false }
    crowded?[ids[Int(slot)]] = slot
    return true
  }

  /// Takes the id out that came last of all that are there.
  ///
  /// No other id was put behind it, so that its cell just becomes free.
  ///
  /// - Parameters:
  ///   - slot: The id's slot.
  ///   - ids: The ids by slot.
  ///   - digests: Their digests, by slot.
  mutating func removeLast(_ slot: Slot, _ ids: [ItemID], _ digests: [UInt64]) {
    if crowded != nil {
      crowded?[ids[Int(slot)]] = nil
      return
    }
    var cell = Int(truncatingIfNeeded: digests[Int(slot)]) & (cells.count - 1)
    while let other = Self.slot(cells[cell]), other != slot {
      cell = (cell + 1) & (cells.count - 1)
    }
    cells[cell] = 0
    count -= 1
  }

  /// What a walk from the place of a digest comes upon.
  private enum Found {
    case slot(Slot)
    case free(Int)
    case outOfReach
  }

  @inline(__always)
  private func look(for digest: UInt64, _ digests: [UInt64]) -> Found {
    let mask = cells.count &- 1
    var cell = Int(truncatingIfNeeded: digest) & mask
    for _ in 0...Self.reach {
      let content = cells[cell]
      guard let slot = Self.slot(content) else { return .free(cell) }
      if content >> 32 == digest >> 32, digests[Int(slot)] == digest { return .slot(slot) }
      cell = (cell &+ 1) & mask
    }
    return .outOfReach
  }

  /// Doubles the room.
  ///
  /// The ids are put in again in the order in which they came, for the sake of `removeLast`: that
  /// is the order of their slots, none of which is missing.
  private mutating func grow(_ digests: [UInt64]) {
    cells = Array(repeating: 0, count: cells.count * 2)
    for slot in 0..<Slot(count) {
      let digest = digests[Int(slot)]
      // None comes to stand further off than before: had this cell and those from its place on
      // been taken here, they would have been taken in the smaller table too.
      var cell = Int(truncatingIfNeeded: digest) & (cells.count - 1)
      while cells[cell] != 0 { cell = (cell + 1) & (cells.count - 1) }
      cells[cell] = Self.cell(slot, digest)
    }
  }

  /// Goes over to the dictionary.
  private mutating func crowd(_ ids: [ItemID]) {
    var slots: [ItemID: Slot] = [:]
    slots.reserveCapacity(count)
    for content in cells {
      if let slot = Self.slot(content) { slots[ids[Int(slot)]] = slot }
    }
    crowded = slots
    cells = []
  }

  private static func cell(_ slot: Slot, _ digest: UInt64) -> UInt64 {
    digest & ~0xFFFF_FFFF | (UInt64(UInt32(bitPattern: slot)) + 1)
  }

  @inline(__always)
  private static func slot(_ cell: UInt64) -> Slot? {
    cell == 0 ? nil : Slot(truncatingIfNeeded: (cell & 0xFFFF_FFFF) &- 1)
  }

  /// The least power of two that leaves half of the cells free.
  private static func size(for capacity: Int) -> Int {
    var size = 16
    while size < 2 * capacity { size *= 2 }
    return size
  }
}

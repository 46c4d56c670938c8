/// One pick in the arena that the queues run through.
struct PickNode: Sendable {
  /// The place of a node in the arena.
  typealias Index = Int32

  var slot: Slot
  /// Grows along the selection; says which of two picks is older.
  var stamp: UInt64
}

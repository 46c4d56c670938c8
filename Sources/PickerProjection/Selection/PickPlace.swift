/// Where a pick stood in its queues: all that is needed to put it back exactly there.
struct PickPlace: Sendable {
  var stamp: UInt64
  /// The slots of its older neighbours, or `none` at a head or where it is in no such queue.
  var older: Slot = .none
  var olderEvictable: Slot = .none
  var olderInSection: Slot = .none
}

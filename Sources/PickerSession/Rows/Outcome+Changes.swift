internal import PickerEvents
internal import PickerProjection

/// The picks that came and went, in one list.
extension Outcome {
  /// How many there are.
  var changeCount: Int { added.count + removed.count + evicted.count }

  /// Goes through them.
  func forEachChange(_ body: (ItemID) -> Void) {
    for item in added { body(item) }
    for item in removed { body(item) }
    for eviction in evicted { body(eviction.item) }
  }
}

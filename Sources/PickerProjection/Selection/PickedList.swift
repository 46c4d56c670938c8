internal import PickerEvents

/// A list of picks as the host gives it, made a selection: duplicates dropped (the first kept), in
/// index identity only decimal numbers, in single mode only the last.
struct PickedList {
  private(set) var ids: [ItemID] = []

  init(_ given: [ItemID], _ configuration: Configuration) {
    // Only looked up, never walked.
    var seen: Set<ItemID> = []
    ids.reserveCapacity(given.count)
    for id in given where configuration.identity == .id || id.isDecimal {
      if seen.insert(id).inserted { ids.append(id) }
    }
    if configuration.mode == .single, ids.count > 1 { ids = [ids[ids.count - 1]] }
  }
}

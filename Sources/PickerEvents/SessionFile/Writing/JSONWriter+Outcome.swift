extension JSONWriter {
  /// Writes what came of an event as members of the present object.
  ///
  /// - Parameter outcome: What came of it.
  mutating func outcome(_ outcome: RecordedOutcome) {
    switch outcome.verdict {
    case .accepted: member("outcome", "accepted")
    case .rejected(let reason):
      member("outcome", "rejected")
      member("reason", name: reason)
    }
    list("added", outcome.added)
    list("removed", outcome.removed)
    let evicted = outcome.evicted
    guard evicted.isWhole else {
      member("evictedCount", evicted.count)
      return
    }
    guard !evicted.isEmpty else { return }
    member("evicted", ids: evicted.elements.map { $0.item })
    key("evictedBy")
    beginObject()
    for eviction in evicted.elements { member(eviction.item.string, name: eviction.limit) }
    endObject()
  }

  private mutating func list(_ key: String, _ ids: ShortList<ItemID>) {
    if !ids.isWhole {
      member("\(key)Count", ids.count)
    } else if !ids.isEmpty {
      member(key, ids: ids.elements)
    }
  }
}

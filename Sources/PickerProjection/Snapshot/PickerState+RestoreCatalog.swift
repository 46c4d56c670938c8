internal import PickerEvents

extension PickerState {
  /// Carries out, on the catalog of the opening, what the makers of a snapshot did to it.
  ///
  /// - Parameters:
  ///   - snapshot: Names the makers.
  ///   - events: The makers.
  ///   - opened: The state after the opening.
  /// - Returns: The makers, as a fold over all events would know them; nil where they make no
  ///   sense.
  mutating func restoreCatalog(
    _ snapshot: Snapshot, _ events: [RecordedEvent], since opened: PickerState,
  ) -> CatalogMakers? {
    var makers = CatalogMakers(after: opened)
    guard events.count == snapshot.makers.count else { return nil }
    var last = 1
    for (maker, event) in zip(snapshot.makers, events) {
      guard event.sequence == maker.sequence, last < maker.sequence,
        maker.sequence <= snapshot.sequence, event.outcome.verdict == .accepted,
        intern(maker.newcomers)
      else { return nil }
      let isFirst = last == 1
      last = maker.sequence
      // What left is known of the time of the last reload, which is the first maker then.
      if case .catalogReloaded = event.event {
        guard isFirst, remember(snapshot.departed) else { return nil }
      } else if isFirst, !snapshot.departed.isEmpty {
        return nil
      }
      guard let update = try? catalogUpdate(of: event.event) else { return nil }
      makers.take(update, at: maker.sequence, roster)
      evolve(update, joining: nil)
    }
    data.hasMore = snapshot.hasMore
    parts.data = data.value
    return makers
  }

  /// Gives new ids slots; false where one is not new.
  mutating func intern(_ ids: [ItemID]) -> Bool {
    ids.allSatisfy { id in
      let count = roster.count
      return roster.intern(id) == count
    }
  }

  private mutating func remember(_ departed: [Snapshot.Departed]) -> Bool {
    for departed in departed {
      guard (0..<Slot(roster.count)).contains(departed.slot) else { return false }
      var item = departed.item
      if roster.identity == .id { item.id = roster.id(of: departed.slot) }
      if !roster.isRow(departed.slot) {
        // A row departs with the reload to come; the others have done so.
        let digest = roster.digest(of: departed.slot)
        if let last = roster.knownItem(in: departed.slot) { data.comeBack(digest, last) }
        data.depart(digest, item)
      }
      roster.remember(item, in: departed.slot)
    }
    return true
  }
}

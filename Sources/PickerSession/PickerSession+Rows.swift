public import PickerEvents
internal import PickerProjection

extension PickerSession {
  /// A row to look at: it is kept up to date as long as somebody holds it.
  ///
  /// - Parameter item: The id of an item, or of a pick without one.
  /// - Returns: The same row for the same item while it is held; nil for an id never met.
  /// - Complexity: O(1).
  public func row(_ item: ItemID) -> PickerRow? {
    if let row = rows[item] { return row }
    guard let state = machine.read({ $0.row(of: item) }) else { return nil }
    let row = PickerRow(item, state, of: self)
    rows.add(row, of: item)
    return row
  }

  /// Begins to keep a row's place up to date.
  func follow(_ row: PickerRow) -> Int? {
    followsOrder = true
    // An observer that asks in the middle of it gets a place that must not be moved once more.
    if isPublishing { isOutdated = true }
    return machine.read { $0.ordinal(of: row.item) }
  }

  /// Finds out how an event is going to move the picks, while those that go are still there.
  func orderShift(of outcome: Outcome) -> OrderShift {
    guard followsOrder, outcome.verdict == .accepted else { return .none }
    guard outcome.selection == nil, outcome.changeCount <= OrderShift.most else { return .all }
    return machine.read { state in
      .few((outcome.removed + outcome.evicted.map(\.item)).compactMap { state.age(of: $0) })
    }
  }

  /// Sets the rows that an event changed.
  ///
  /// - Parameters:
  ///   - outcome: What came of the event.
  ///   - shift: How it moved the picks.
  ///   - all: Whether it changed other rows than those of its picks.
  /// - Complexity: O(rows that are held, or picks that came and went, whichever are fewer).
  func showRows(_ outcome: Outcome, _ shift: OrderShift, all: Bool) {
    guard rows.count > 0, outcome.verdict == .accepted else { return }
    if !all, outcome.changeCount < rows.count {
      outcome.forEachChange { item in
        if let row = rows[item] { show(row) }
      }
    } else {
      for row in rows.all { show(row) }
    }
    showOrder(outcome.added, shift)
  }

  /// Sets all rows that somebody holds, where they changed.
  func showAllRows() {
    for row in rows.all { show(row) }
    showOrder([], .all)
  }

  private func show(_ row: PickerRow) {
    if let state = machine.read({ $0.row(of: row.item) }) { row.state = state }
  }

  private func showOrder(_ added: [ItemID], _ shift: OrderShift) {
    guard followsOrder else { return }
    switch shift {
    case .none: break
    case .few(let ages):
      let first = machine.read { $0.pickCount } - added.count + 1
      // Where nothing went, only what came has a new place.
      let moved = ages.isEmpty ? added.compactMap { rows[$0] } : rows.all
      for row in moved where row.followsOrder {
        if let index = added.firstIndex(of: row.item) {
          row.show(place: first + index)
        } else if let age = machine.read({ $0.age(of: row.item) }), let place = row.lastPlace {
          row.show(place: place - ages.count { $0 < age })
        } else {
          row.show(place: nil)
        }
      }
    case .all:
      let followers = rows.all.filter(\.followsOrder)
      let items = followers.map(\.item)
      let ordinals = machine.read { $0.ordinals(of: items) }
      for row in followers { row.show(place: ordinals[row.item]) }
    }
  }
}

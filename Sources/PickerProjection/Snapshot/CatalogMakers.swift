internal import PickerEvents

/// Which events made a session's catalog from that of its opening.
///
/// They are what a snapshot keeps of the catalog: their rows are in the log already. An event
/// counts only while something of it is left: what a reload replaced does not, nor what changed
/// nothing, nor rows that a later event changed again.
struct CatalogMakers: Sendable {
  /// An event, and how many slots there were before it and after it.
  struct Maker: Sendable {
    var sequence: Int
    var before: Int
    var after: Int
    /// Of an event that only changed rows: how many of them no later event has changed.
    var rowsLeft: Int?
  }

  /// How many there may be: whoever restores a state reads them all.
  static let mostMakers = 4_096
  /// How many rows they may have beyond four times those of the catalog.
  private static let mostRows = 65_536
  /// What reading an event costs, in rows.
  private static let rowsPerMaker = 16

  private(set) var all: [Maker] = []
  /// The last known items that the opening does not say, when the last reload came.
  private(set) var departed: [Snapshot.Departed] = []
  /// Whether the catalog was made by more than is worth to be read again; a reload ends that.
  private(set) var isTooMuch = false
  /// The ids that had slots before the last reload, and no row in it or in the opening; nil where
  /// there was none.
  private var aside: [ItemID]?
  /// Where slots come to lie that were given before the last reload, once that alone is known; nil
  /// where they stay.
  private var numbers: [Slot]?
  /// The catalog right after the last reload, until `settle` has looked at it: that looks at every
  /// id that was ever met, and most reloads are followed by another before there is a snapshot.
  private var unsettled: Roster?
  /// Which event that only changed rows changed a row last; only looked up, never walked.
  private var changers: [Slot: Int] = [:]
  private var rowCount = 0
  /// How many slots the opening made.
  private let openedCount: Int

  init(after opened: PickerState) { openedCount = opened.roster.count }

  /// Takes an event in.
  ///
  /// - Parameters:
  ///   - update: What it does to the catalog.
  ///   - sequence: The event.
  ///   - roster: The ids before it.
  /// - Complexity: As carrying the update out.
  mutating func take(
    _ update: CatalogUpdate, at sequence: Int, _ roster: Roster,
  ) {
    switch update {
    case .page(let plan): take(plan, at: sequence, roster)
    case .reload(let plan): take(plan, at: sequence, roster)
    }
  }

  private mutating func take(_ plan: PagePlan, at sequence: Int, _ roster: Roster) {
    let isChange = plan.newRowCount == 0 && plan.newSections.isEmpty
    guard !isTooMuch,
      !isChange
        || plan.rows.contains(where: { row in
          row.slot.flatMap { roster.knownItem(in: $0) } != row.item
        })
    else { return }
    for row in plan.rows {
      guard !changers.isEmpty else { break }
      if let changer = row.slot.flatMap({ changers.removeValue(forKey: $0) }) { outdate(changer) }
    }
    let newSlots = plan.rows.count { $0.slot == nil }
    all.append(
      Maker(
        sequence: sequence, before: roster.count, after: roster.count + newSlots,
        rowsLeft: isChange ? plan.rows.count : nil))
    if isChange { for row in plan.rows { if let slot = row.slot { changers[slot] = sequence } } }
    rowCount += plan.rows.count + plan.newSections.count
    let room = Self.mostRows + 4 * (roster.rowCount + plan.newRowCount)
    guard all.count > Self.mostMakers || rowCount + all.count * Self.rowsPerMaker > room else {
      return
    }
    isTooMuch = true
    all = []
    changers = [:]
  }

  /// Notes that a row which an event changed was changed again.
  private mutating func outdate(_ sequence: Int) {
    guard let place = place(of: sequence), let left = all[place].rowsLeft else { return }
    all[place].rowsLeft = left - 1
    guard left == 1 else { return }
    all.remove(at: place)
  }

  private func place(of sequence: Int) -> Int? {
    let place = all.partitioningIndex { $0.sequence >= sequence }
    return place < all.count && all[place].sequence == sequence ? place : nil
  }

  private mutating func take(
    _ plan: ReloadPlan, at sequence: Int, _ roster: Roster,
  ) {
    isTooMuch = false
    changers = [:]
    rowCount = 0
    all = [Maker(sequence: sequence, before: roster.count, after: plan.roster.count)]
    unsettled = plan.roster
  }

  /// Works out what a snapshot says of the time before the last reload.
  ///
  /// - Parameter opened: The catalog of the opening.
  /// - Complexity: O(slots) for the first time after a reload, else O(1).
  mutating func settle(since opened: Roster) {
    guard let new = unsettled.take(), let reload = all.first else { return }
    // Whoever knows the opening and this reload gives slots to the ids that neither has, then to
    // the rows of the reload in their order.
    let strangers = (Slot(openedCount)..<Slot(reload.before)).filter { !new.isRow($0) }
    aside = strangers.map { new.id(of: $0) }
    number(strangers, new)
    departed = []
    for slot in 0..<Slot(new.count) where !new.isRow(slot) {
      guard let item = new.knownItem(in: slot),
        slot >= openedCount || opened.knownItem(in: slot) != item
      else { continue }
      departed.append(Snapshot.Departed(slot: number(of: slot), item: item))
    }
  }

  private mutating func number(_ strangers: [Slot], _ roster: Roster) {
    var numbers = Array(0..<Slot(roster.count))
    var next = Slot(openedCount)
    var isSame = true
    func give(_ slot: Slot) {
      isSame = isSame && slot == next
      numbers[Int(slot)] = next
      next += 1
    }
    for slot in strangers { give(slot) }
    for list in roster.lists {
      for place in 0..<list.count where list.slot(at: place) >= openedCount {
        give(list.slot(at: place))
      }
    }
    self.numbers = isSame ? nil : numbers
  }

  /// The slot that an id will have for whoever knows the opening and these events alone.
  func number(of slot: Slot) -> Slot {
    guard let numbers, slot != .none, slot < numbers.count else { return slot }
    return numbers[Int(slot)]
  }

  /// The events with the ids that got slots between them.
  ///
  /// - Parameter roster: The ids at present.
  /// - Returns: The events, in order.
  func makers(_ roster: Roster) -> [Snapshot.Maker] {
    var last = openedCount
    return all.enumerated().map { place, maker in
      defer { last = maker.after }
      // The first maker is a reload, where there was one.
      if place == 0, let aside {
        return Snapshot.Maker(sequence: maker.sequence, newcomers: aside)
      }
      return Snapshot.Maker(
        sequence: maker.sequence, newcomers: (last..<maker.before).map { roster.id(of: Slot($0)) }
      )
    }
  }

  /// The ids that got slots after all of these events.
  func newcomers(_ roster: Roster) -> [ItemID] {
    ((all.last?.after ?? openedCount)..<roster.count).map { roster.id(of: Slot($0)) }
  }
}

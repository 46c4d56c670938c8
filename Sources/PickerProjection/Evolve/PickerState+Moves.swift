internal import PickerEvents

/// The moves that every change of the selection is made of: a pick comes, goes or goes back to its
/// place, each in O(1). Many come in O(those that come), and go back at the cost that stands there.
extension PickerState {
  /// Makes a slot the newest pick.
  mutating func add(_ slot: Slot, stamp: UInt64? = nil) {
    let traits = roster.traits(of: slot)
    selection.append(slot, traits, stamp: stamp)
    recount(slot, traits, by: 1)
  }

  /// Makes slots the newest picks, in order; neighbours of one section go in together.
  ///
  /// - Parameters:
  ///   - slots: What is picked; none may be picked already.
  ///   - stamp: The stamp of the first; those of the others follow it.
  mutating func add(_ slots: ArraySlice<Slot>, stamp: UInt64) {
    selection.reserve(slots.count)
    var place = slots.startIndex
    while place < slots.endIndex {
      let traits = roster.traits(of: slots[place])
      var end = place + 1
      while end < slots.endIndex, roster.traits(of: slots[end]) == traits { end += 1 }
      let stamp = stamp + UInt64(place - slots.startIndex)
      let isRun = end - place > selection.freeCount + 1
      if traits.enabled, traits.section != .none, isRun {
        let run = slots[place..<end]
        selection.append(run: run, of: traits.section, stamp: stamp)
        for slot in run { differences += inBaseline.contains(slot) ? -1 : 1 }
        let shownCount = shown.map { shown in run.count { shown.contains($0) } }
        recount(traits, by: run.count, shown: shownCount ?? run.count)
      } else {
        for (offset, slot) in slots[place..<end].enumerated() {
          add(slot, stamp: stamp + UInt64(offset))
        }
      }
      place = end
    }
  }

  /// Takes a pick out.
  ///
  /// - Returns: Where it stood.
  mutating func take(_ slot: Slot) -> PickPlace {
    let traits = roster.traits(of: slot)
    let place = selection.remove(slot, traits)
    recount(slot, traits, by: -1)
    return place
  }

  /// Puts a pick back where it stood.
  mutating func putBack(_ slot: Slot, at place: PickPlace) {
    let traits = roster.traits(of: slot)
    selection.insert(slot, traits, at: place)
    recount(slot, traits, by: 1)
  }

  /// Puts picks back where they stood among all picks, whatever became of their items since.
  ///
  /// - Parameter gone: In the order in which they went.
  /// - Complexity: O(those that went) where they are few and their neighbours are like them;
  ///   O(picks) at worst.
  mutating func putBack(_ gone: ArraySlice<GonePick>) {
    for pick in gone.reversed() {
      let traits = roster.traits(of: pick.slot)
      selection.insertAside(pick.slot, behind: pick.place.older, stamp: pick.place.stamp)
      recount(pick.slot, traits, by: 1)
    }
    // In the order in which they went, the oldest first.
    queue(gone.lazy.map { $0.slot })
  }

  /// Puts picks that stand aside into their queues of evictions.
  ///
  /// - Parameter slots: The oldest first.
  /// - Complexity: O(those picks) where their neighbours are like them; O(picks) at worst.
  mutating func queue(_ slots: some Sequence<Slot>) {
    // Looking for neighbours must not cost more than building the queues anew.
    var steps = selection.count
    for slot in slots {
      let isDone = selection.queue(slot, steps: &steps) { [roster] in roster.traits(of: $0) }
      guard isDone else { return requeue() }
    }
  }

  private mutating func recount(_ slot: Slot, _ traits: PickTraits, by step: Int) {
    differences += inBaseline.contains(slot) == (step > 0) ? -1 : 1
    if traits.section != .none {
      recount(traits, by: step, shown: shown?.contains(slot) ?? true ? step : 0)
    }
  }

  private mutating func recount(_ traits: PickTraits, by step: Int, shown: Int) {
    let place = Int(traits.section)
    let policy = configuration.sectionOverflow
    tally.leave(sections.counts[place], policy)
    sections.counts[place].all.countPick(traits.enabled, by: step)
    sections.counts[place].shown.countPick(traits.enabled, by: shown)
    tally.enter(sections.counts[place], policy)
  }

  /// The sum of the neighbourhoods in a list (`ReceiptPart.pair`).
  func pairSum(of slots: [Slot]) -> UInt64 {
    var sum: UInt64 = 0
    var older: UInt64 = 0
    for slot in slots {
      let digest = roster.digest(of: slot)
      sum &+= ReceiptPart.pair(older, digest)
      older = digest
    }
    return sum
  }

  func ids(of slots: [Slot]) -> [ItemID] { slots.map { roster.id(of: $0) } }
}

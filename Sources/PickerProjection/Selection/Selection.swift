/// The picks, oldest first: at once the result's order and the eviction queue.
///
/// Three kinds of queue run through one arena of nodes: all picks, those that may be evicted, and
/// those that may be evicted in each section. Adding the newest, taking out any, and putting one
/// back where it stood cost O(1), however many picks and items there are.
struct Selection: Sendable {
  /// The node of each slot, or `none` where the slot is not picked.
  private var nodeOfSlot: [PickNode.Index]
  private var nodes: [PickNode] = []
  private var free: [PickNode.Index] = []
  private var all = PickQueue()
  private var evictable = PickQueue()
  private var sections = PickQueue()
  private var allEnds = PickQueue.Ends()
  private var evictableEnds = PickQueue.Ends()
  private var sectionEnds: [PickQueue.Ends]
  /// The stamp of the next pick that comes.
  var nextStamp: UInt64 = 1
  private(set) var count = 0

  init(slots: Int, sections: Int) {
    nodeOfSlot = Array(repeating: .none, count: slots)
    sectionEnds = Array(repeating: PickQueue.Ends(), count: sections)
  }

  /// How many slots there is room for.
  var slotCount: Int { nodeOfSlot.count }

  /// The node of a slot, or `none` where the slot is not picked.
  func node(of slot: Slot) -> PickNode.Index {
    slot < nodeOfSlot.count ? nodeOfSlot[Int(slot)] : .none
  }

  func isPicked(_ slot: Slot) -> Bool { node(of: slot) != .none }

  subscript(_ node: PickNode.Index) -> PickNode { nodes[Int(node)] }

  var oldest: PickNode.Index { allEnds.oldest }
  var newest: PickNode.Index { allEnds.newest }
  var oldestEvictable: PickNode.Index { evictableEnds.oldest }
  /// How many picks may be evicted.
  var evictableCount: Int { Int(evictableEnds.count) }

  func oldestEvictable(in section: Slot) -> PickNode.Index {
    sectionEnds[Int(section)].oldest
  }
  /// How many picks of a section may be evicted.
  func evictableCount(in section: Slot) -> Int { Int(sectionEnds[Int(section)].count) }

  func older(than node: PickNode.Index) -> PickNode.Index { all.older(than: node) }
  func newer(than node: PickNode.Index) -> PickNode.Index { all.newer(than: node) }
  func newerEvictable(than node: PickNode.Index) -> PickNode.Index {
    evictable.newer(than: node)
  }
  func newerInSection(than node: PickNode.Index) -> PickNode.Index {
    sections.newer(than: node)
  }

  /// The picked slots, oldest first.
  ///
  /// - Complexity: O(picks).
  var slots: [Slot] {
    var slots: [Slot] = []
    slots.reserveCapacity(count)
    var node = oldest
    while node != .none {
      slots.append(self[node].slot)
      node = newer(than: node)
    }
    return slots
  }

  /// Makes room for as many more picks.
  mutating func reserve(_ more: Int) {
    let fresh = Swift.max(0, more - free.count)
    nodes.makeRoom(for: fresh)
    all.reserve(fresh)
    evictable.reserve(fresh)
    sections.reserve(fresh)
  }

  /// Adds the newest pick.
  ///
  /// - Parameters:
  ///   - slot: What is picked; it must not be picked already.
  ///   - traits: Say whether it may be evicted, and from which section.
  ///   - stamp: The stamp it had before, when a step is done again.
  mutating func append(_ slot: Slot, _ traits: PickTraits, stamp: UInt64? = nil) {
    var place = PickPlace(stamp: stamp ?? nextStamp)
    place.older = slotOf(allEnds.newest)
    if traits.enabled {
      place.olderEvictable = slotOf(evictableEnds.newest)
      if traits.section != .none {
        place.olderInSection = slotOf(sectionEnds[Int(traits.section)].newest)
      }
    }
    insert(slot, traits, at: place)
  }

  /// Adds the newest picks, all of one section and all enabled, in one go.
  ///
  /// Their nodes lie side by side in the arena, so that their links need no look-up: what would be
  /// a dozen small steps a pick is a few array appends a run.
  ///
  /// - Parameters:
  ///   - slots: What is picked, in order; none may be picked already.
  ///   - section: The section that holds them all.
  ///   - stamp: The stamp of the first; those of the others follow it.
  mutating func append(run slots: ArraySlice<Slot>, of section: Slot, stamp: UInt64) {
    let first = PickNode.Index(nodes.count)
    let run = first..<first + PickNode.Index(slots.count)
    for (node, slot) in zip(run, slots) {
      nodes.append(PickNode(slot: slot, stamp: stamp + UInt64(node - first)))
      nodeOfSlot[Int(slot)] = node
    }
    all.append(run, &allEnds)
    evictable.append(run, &evictableEnds)
    sections.append(run, &sectionEnds[Int(section)])
    count += slots.count
    nextStamp = Swift.max(nextStamp, stamp + UInt64(slots.count))
  }

  /// Puts a pick where it stood.
  mutating func insert(_ slot: Slot, _ traits: PickTraits, at place: PickPlace) {
    while nodeOfSlot.count <= slot { nodeOfSlot.append(.none) }
    let node = takeNode(PickNode(slot: slot, stamp: place.stamp))
    nextStamp = Swift.max(nextStamp, place.stamp + 1)
    all.insert(node, behind: nodeOf(place.older), &allEnds)
    if traits.enabled {
      evictable.insert(node, behind: nodeOf(place.olderEvictable), &evictableEnds)
      if traits.section != .none {
        sections.insert(
          node, behind: nodeOf(place.olderInSection), &sectionEnds[Int(traits.section)])
      }
    }
    nodeOfSlot[Int(slot)] = node
    count += 1
  }

  /// Takes a pick out.
  ///
  /// - Returns: Where it stood.
  mutating func remove(_ slot: Slot, _ traits: PickTraits) -> PickPlace {
    let node = nodeOfSlot[Int(slot)]
    var place = PickPlace(stamp: self[node].stamp)
    place.older = slotOf(all.older(than: node))
    all.remove(node, &allEnds)
    if traits.enabled {
      place.olderEvictable = slotOf(evictable.older(than: node))
      evictable.remove(node, &evictableEnds)
      if traits.section != .none {
        place.olderInSection = slotOf(sections.older(than: node))
        sections.remove(node, &sectionEnds[Int(traits.section)])
      }
    }
    nodeOfSlot[Int(slot)] = .none
    free.append(node)
    count -= 1
    if count == 0 { clearArena() }
    return place
  }

  /// Begins the arena anew, where no pick is left: else runs, which take fresh nodes, let it grow
  /// with every undo and redo of a bulk event.
  private mutating func clearArena() {
    nodes.removeAll(keepingCapacity: true)
    free.removeAll(keepingCapacity: true)
    all.clear()
    evictable.clear()
    sections.clear()
  }

  /// How many nodes there are, used or free.
  var arenaSize: Int { nodes.count }

  /// How many nodes wait to be used again.
  var freeCount: Int { free.count }

  private mutating func takeNode(_ node: PickNode) -> PickNode.Index {
    if let index = free.popLast() {
      nodes[Int(index)] = node
      return index
    }
    nodes.append(node)
    all.grow()
    evictable.grow()
    sections.grow()
    return PickNode.Index(nodes.count - 1)
  }

  /// Makes room for slots and sections that came.
  mutating func makeRoom(_ slots: Int, _ sections: Int) {
    if nodeOfSlot.count < slots {
      nodeOfSlot.append(contentsOf: repeatElement(.none, count: slots - nodeOfSlot.count))
    }
    if sectionEnds.count < sections {
      sectionEnds.append(
        contentsOf: repeatElement(PickQueue.Ends(), count: sections - sectionEnds.count))
    }
  }

  /// Builds the queues of evictions anew, after the items changed.
  ///
  /// - Complexity: O(picks + sections).
  mutating func requeue(_ traits: (Slot) -> PickTraits) {
    evictableEnds = PickQueue.Ends()
    for place in sectionEnds.indices { sectionEnds[place] = PickQueue.Ends() }
    var node = oldest
    while node != .none {
      let traits = traits(self[node].slot)
      if traits.enabled {
        evictable.insert(node, behind: evictableEnds.newest, &evictableEnds)
        if traits.section != .none {
          let place = Int(traits.section)
          sections.insert(node, behind: sectionEnds[place].newest, &sectionEnds[place])
        }
      }
      node = newer(than: node)
    }
  }

  /// Puts a pick where it stood among all, and into no queue of evictions yet.
  mutating func insertAside(_ slot: Slot, behind older: Slot, stamp: UInt64) {
    makeRoom(Int(slot) + 1, 0)
    let node = takeNode(PickNode(slot: slot, stamp: stamp))
    nextStamp = Swift.max(nextStamp, stamp + 1)
    all.insert(node, behind: nodeOf(older), &allEnds)
    nodeOfSlot[Int(slot)] = node
    count += 1
  }

  /// Takes a pick out of its queues of evictions; it stays a pick.
  mutating func leaveQueues(_ slot: Slot, _ traits: PickTraits) {
    guard traits.enabled else { return }
    let node = nodeOf(slot)
    evictable.remove(node, &evictableEnds)
    if traits.section != .none { sections.remove(node, &sectionEnds[Int(traits.section)]) }
  }

  /// Puts a pick that stands aside into its queues of evictions.
  ///
  /// - Parameters:
  ///   - slot: The pick; all older ones are in their queues.
  ///   - steps: How many older picks may be looked at; those that were are taken off.
  ///   - traits: What bears on picking a slot.
  /// - Returns: Whether the steps were enough; if not, nothing of the queues can be used any more.
  mutating func queue(
    _ slot: Slot, steps: inout Int, _ traits: (Slot) -> PickTraits,
  ) -> Bool {
    let own = traits(slot)
    guard own.enabled else { return true }
    let node = nodeOf(slot)
    var older = self.older(than: node)
    while older != .none, !traits(self[older].slot).enabled {
      older = self.older(than: older)
      steps -= 1
      if steps < 0 { return false }
    }
    evictable.insert(node, behind: older, &evictableEnds)
    guard own.section != .none else { return true }
    while older != .none {
      let other = traits(self[older].slot)
      if other.enabled, other.section == own.section { break }
      older = self.older(than: older)
      steps -= 1
      if steps < 0 { return false }
    }
    sections.insert(node, behind: older, &sectionEnds[Int(own.section)])
    return true
  }

  private func slotOf(_ node: PickNode.Index) -> Slot { node == .none ? .none : self[node].slot }

  private func nodeOf(_ slot: Slot) -> PickNode.Index {
    slot == .none ? .none : nodeOfSlot[Int(slot)]
  }
}

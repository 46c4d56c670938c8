/// The links of a queue through the arena of picks, oldest to newest.
///
/// Several queues that share no node, those of the sections, run through one set of links; each
/// has its own ends.
struct PickQueue: Sendable {
  /// The oldest and the newest node of a queue, and how many it has.
  struct Ends: Sendable {
    var oldest: PickNode.Index = .none
    var newest: PickNode.Index = .none
    var count: PickNode.Index = 0
  }

  private struct Link: Sendable {
    var older: PickNode.Index = .none
    var newer: PickNode.Index = .none
  }

  private var links: [Link] = []

  func older(than node: PickNode.Index) -> PickNode.Index { links[Int(node)].older }

  func newer(than node: PickNode.Index) -> PickNode.Index { links[Int(node)].newer }

  /// Makes room for as many more nodes.
  mutating func reserve(_ more: Int) { links.makeRoom(for: more) }

  /// Forgets all links; no node is in use any more.
  mutating func clear() { links.removeAll(keepingCapacity: true) }

  /// Gives a node of the arena its links.
  mutating func grow() { links.append(Link()) }

  /// Gives new nodes, side by side in the arena, their links as the newest of a queue.
  mutating func append(_ run: Range<PickNode.Index>, _ ends: inout Ends) {
    guard let first = run.first, let last = run.last else { return }
    for node in run { links.append(Link(older: node - 1, newer: node + 1)) }
    links[Int(first)].older = ends.newest
    links[Int(last)].newer = .none
    if ends.newest == .none {
      ends.oldest = first
    } else {
      links[Int(ends.newest)].newer = first
    }
    ends.newest = last
    ends.count += PickNode.Index(run.count)
  }

  /// Puts a node behind another, or at the head where there is no older one.
  mutating func insert(
    _ node: PickNode.Index, behind older: PickNode.Index, _ ends: inout Ends,
  ) {
    let newer = older == .none ? ends.oldest : links[Int(older)].newer
    links[Int(node)] = Link(older: older, newer: newer)
    if older == .none { ends.oldest = node } else { links[Int(older)].newer = node }
    if newer == .none { ends.newest = node } else { links[Int(newer)].older = node }
    ends.count += 1
  }

  /// Takes a node out.
  mutating func remove(_ node: PickNode.Index, _ ends: inout Ends) {
    let link = links[Int(node)]
    if link.older == .none {
      ends.oldest = link.newer
    } else {
      links[Int(link.older)].newer = link.newer
    }
    if link.newer == .none {
      ends.newest = link.older
    } else {
      links[Int(link.newer)].older = link.older
    }
    ends.count -= 1
  }
}

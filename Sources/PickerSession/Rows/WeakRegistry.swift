/// The parts of the screen that somebody looks at, held weakly and in the order in which they were
/// asked for.
struct WeakRegistry<Key: Hashable, Member: AnyObject> {
  private struct Entry {
    let key: Key
    weak var member: Member?
  }

  private var entries: [Entry] = []
  /// Only looked up, never walked.
  private var places: [Key: Int] = [:]
  /// How many entries there may be before those of members that are gone are thrown out.
  private var limit = 64

  /// How many entries there are, some perhaps of members that are gone.
  var count: Int { entries.count }

  /// The member of a key, if somebody still holds it.
  subscript(_ key: Key) -> Member? {
    places[key].flatMap { entries[$0].member }
  }

  /// All members that somebody still holds.
  var all: [Member] { entries.compactMap { $0.member } }

  /// Takes in a member whose key has none.
  mutating func add(_ member: Member, of key: Key) {
    if entries.count >= limit { sweep() }
    if let place = places[key] {
      entries[place].member = member
      return
    }
    places[key] = entries.count
    entries.append(Entry(key: key, member: member))
  }

  /// Throws out what is gone; the next time when there are twice as many as are left.
  private mutating func sweep() {
    entries.removeAll { $0.member == nil }
    places.removeAll(keepingCapacity: true)
    for (place, entry) in entries.enumerated() { places[entry.key] = place }
    limit = max(64, 2 * entries.count)
  }
}

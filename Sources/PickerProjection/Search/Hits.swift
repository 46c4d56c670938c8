/// The entries that a search has found so far.
struct Hits {
  private(set) var entries: [Int32] = []
  private var isAscending = true
  private let owners: [Int32]

  /// - Parameter owners: The entry of each piece; empty where they are the same.
  init(owners: [Int32]) {
    self.owners = owners
  }

  /// Takes a piece in.
  @inline(__always)
  mutating func add(_ piece: Int) {
    if owners.isEmpty {
      entries.append(Int32(truncatingIfNeeded: piece))
      return
    }
    let entry = owners[piece]
    if let last = entries.last, entry < last { isAscending = false }
    entries.append(entry)
  }

  /// The entries in their order.
  ///
  /// - Parameter count: How many entries there are in all.
  /// - Returns: The entries, ascending.
  /// - Complexity: O(hits), and a bit of each entry where texts were replaced.
  func ascending(of count: Int) -> [Int32] {
    isAscending ? entries : EntrySet(entries, of: count).ascending(capacity: entries.count)
  }
}

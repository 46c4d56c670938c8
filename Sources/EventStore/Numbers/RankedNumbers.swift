/// Numbers of which some are wanted by their rank, in constant memory.
///
/// The first ones are kept in memory; the others go into a database without a name, which SQLite
/// keeps in a temporary file where it gets large, and sorts there.
package final class RankedNumbers {
  /// How many there are.
  package private(set) var count = 0
  private var numbers: [Int64] = []
  private var scratch: Scratch?
  private let limit: Int

  /// Begins without any.
  ///
  /// - Parameter limit: How many are kept in memory.
  package init(limit: Int = 4_096) {
    self.limit = max(1, limit)
  }

  /// Adds a number.
  package func add(_ number: Int64) throws(StoreError) {
    count += 1
    numbers.append(number)
    if numbers.count >= limit { try spill() }
  }

  /// The number at a percentile, by nearest rank: the least that so many percent are not above.
  ///
  /// - Parameter percent: How many percent, from 1 to 100.
  /// - Returns: The number; nil where there is none.
  /// - Throws: `busy`, `full` or `ioError`.
  /// - Complexity: O(*n* log *n*) in the count of numbers.
  package func percentile(_ percent: Int) throws(StoreError) -> Int64? {
    guard count > 0 else { return nil }
    let rank = max(1, (count * percent + 99) / 100)
    guard scratch != nil else {
      numbers.sort()
      return numbers[rank - 1]
    }
    try spill()
    return try scratch?.number(at: rank)
  }

  private func spill() throws(StoreError) {
    if scratch == nil { scratch = try Scratch() }
    try scratch?.take(numbers)
    numbers.removeAll(keepingCapacity: true)
  }
}

/// The database that takes what has no place in memory.
private struct Scratch: ~Copyable {
  private let handle: Handle
  private let insert: Statement
  private let ranked: Statement

  init() throws(StoreError) {
    let handle = try Handle(uri: "", .create)
    try handle.execute(
      """
      PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -512;
      CREATE TABLE numbers (number INTEGER NOT NULL) STRICT;
      """, to: "make room for numbers")
    let insert = try Statement("INSERT INTO numbers (number) VALUES (?1)", on: handle)
    let ranked = try Statement(
      "SELECT number FROM numbers ORDER BY number", on: handle)
    self.insert = insert
    self.ranked = ranked
    self.handle = handle
  }

  func take(_ numbers: [Int64]) throws(StoreError) {
    try handle.execute("BEGIN", to: "note numbers")
    for number in numbers {
      insert.bind(number, at: 1)
      try insert.run(to: "note a number")
    }
    try handle.execute("COMMIT", to: "note numbers")
  }

  func number(at rank: Int) throws(StoreError) -> Int64 {
    defer { ranked.reset() }
    // With an OFFSET the sorting would not be done by what sorts in pieces.
    for _ in 0..<rank {
      guard try ranked.step(to: "look for a rank") else {
        preconditionFailure("there is no number of rank \(rank)")
      }
    }
    return try ranked.integer(0)
  }
}

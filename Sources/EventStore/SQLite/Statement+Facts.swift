internal import CSQLite
internal import PickerEvents

extension Statement {
  /// Reads events into columns until a batch is full, and checks that none is missing.
  ///
  /// - Returns: The event to go on with.
  func facts(
    _ sequences: ClosedRange<Int>, into batch: inout FactBatch,
    _ nextHit: () throws(StoreError) -> ProjectedRows.Hit?,
  ) throws(StoreError) -> Int {
    var hit = try nextHit()
    var expected = sequences.lowerBound
    while batch.hasRoom {
      guard try step(to: "read the events") else {
        throw StoreError.damage("an event is missing")
      }
      let time = try integer(1)
      let kind = try Reader.kind(try integer(2))
      let reason = try Reader.verdict(try optionalInteger(3)).reason
      batch.times.append(time)
      batch.kinds.append(kind)
      batch.reasons.append(reason)
      let hits = hit?.sequence == expected ? hit?.count : nil
      if hits != nil || kind.bearsOnSearch {
        let mark = try integer(5) != 0
        batch.searches.append(
          SearchFact(
            sequence: expected, time: time, kind: kind, isAccepted: reason == nil,
            hasPicked: mark && kind == .scanned, isErased: mark && kind == .searchSubmitted,
            hits: hits))
        try text(4, into: &batch.texts)
        if hits != nil { hit = try nextHit() }
      }
      expected += 1
      // Keys ascend, so where the last one is right none was missing.
      guard expected <= sequences.upperBound, batch.hasRoom else {
        guard EventKey.sequence(of: try integer(0)) == expected - 1 else {
          throw StoreError.damage("an event is missing")
        }
        break
      }
    }
    return expected
  }

  /// How many picks a row of `lives` stands for, by its column of items and whether it has an item.
  ///
  /// The row is checked as `LifeRow` does.
  func pickCount(_ column: Int32, hasItem: Int32) throws(StoreError) -> Int {
    let value = unsafe sqlite3_column_value(pointer, column)
    // Nearly all rows are of one pick.
    if unsafe sqlite3_value_type(value) == SQLITE_NULL {
      guard try integer(hasItem) != 0 else { throw StoreError.damage("a choice has no item") }
      return 1
    }
    guard let json = try bytes(column) else { return 1 }
    try unsafe requireUTF8(Self.bytes(of: value), column)
    guard let count = ListShape.titledItems.count(json[...]) else {
      throw JSONListReader.broken("items")
    }
    try LifeRow.requireLength(count)
    return count
  }
}

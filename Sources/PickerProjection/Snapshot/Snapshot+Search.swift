internal import PickerEvents

extension ByteWriter {
  mutating func write(_ search: SearchState, _ given: [SlotRun]) {
    write(flags: [search.isActive, search.isAnswered, search.given != nil])
    write(optional: search.typed)
    write(optional: search.query)
    guard let rows = search.given else { return }
    write(digest: rows.sum)
    write(rows.hasMore.map { $0 ? 2 : 1 } ?? 0)
    write(given.count)
    var last: Slot = 0
    for run in given {
      write(run.count)
      write(signed: Int64(run.first) - Int64(last))
      last = run.first
    }
  }

  /// Writes scans in the order of their times, which grow for the most part.
  mutating func write(_ scans: [ScanMemory.Note]) {
    write(scans.count)
    var last: Int64 = 0
    for scan in scans {
      write(scan.value.string.utf8)
      write(signed: scan.time.microseconds &- last)
      last = scan.time.microseconds
    }
  }

  private mutating func write(flags: [Bool]) {
    write(flags.reversed().reduce(0) { $0 * 2 + ($1 ? 1 : 0) })
  }
}

extension ByteReader {
  mutating func search() -> (state: SearchState, given: [SlotRun])? {
    guard let flags = number(below: 8), let typed = optionalText(), let query = optionalText()
    else { return nil }
    var search = SearchState()
    search.isActive = flags & 1 != 0
    search.isAnswered = flags & 2 != 0
    search.typed = typed.first
    search.query = query.first
    guard flags & 4 != 0 else { return (search, []) }
    guard let sum = digest(), let hasMore = number(below: 3), let given = slotRuns() else {
      return nil
    }
    search.given = SearchState.GivenRows(sum: sum, hasMore: hasMore == 0 ? nil : hasMore == 2)
    return (search, given)
  }

  private mutating func slotRuns() -> [SlotRun]? {
    guard let count = count() else { return nil }
    var runs: [SlotRun] = []
    var slot: Int64 = 0
    for _ in 0..<count {
      guard let rows = number(below: Int(Slot.max)), rows > 0, let step = signed() else {
        return nil
      }
      slot &+= step
      guard let first = Slot(exactly: slot), first >= 0 else { return nil }
      runs.append(SlotRun(first: first, count: rows))
    }
    return runs
  }

  mutating func scans() -> [ScanMemory.Note]? {
    guard let count = count() else { return nil }
    var scans: [ScanMemory.Note] = []
    var last: Int64 = 0
    for _ in 0..<count {
      guard let value = text(), let later = signed() else { return nil }
      last &+= later
      scans.append(ScanMemory.Note(value: value, time: Timestamp(microseconds: last)))
    }
    return scans
  }
}

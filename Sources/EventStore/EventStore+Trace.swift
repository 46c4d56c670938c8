package import PickerEvents

extension EventStore {
  /// Looks for what a log says of an item beside its lives.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - session: The session.
  ///   - sequences: Events whose times are wanted, too.
  /// - Returns: What was found.
  /// - Throws: `sessionNotFound`, `damaged`, `busy` or `ioError`.
  /// - Complexity: O(events of the session), none of which is decoded.
  package func trace(
    of item: ItemID, in session: SessionID, _ sequences: [Int],
  ) throws(StoreError) -> ItemTrace {
    let head = try reading { (connection) throws(StoreError) in
      try connection.reader.head(of: session)
    }
    guard let head else { throw Reader.notFound(session).at(location.path) }
    var trace = ItemTrace()
    var first = 1
    // By stretches, so that no reading is long; the statement skips what does not matter.
    while first <= head.last, !trace.needsReplay {
      let range = first...min(first + Self.traceStretch - 1, head.last)
      let found = try reading { [trace] (connection) throws(StoreError) in
        try connection.trace(of: item, head.key, range, trace)
      }
      trace = found
      first = range.upperBound + 1
    }
    return try reading { [trace] (connection) throws(StoreError) in
      try connection.times(of: sequences, head, trace)
    }
  }

  /// How many events are looked at under one lock.
  private static let traceStretch = 65_536
}

extension Connection {
  /// The statements are prepared here, since a question as rare as this one needs them once.
  fileprivate func trace(
    of item: ItemID, _ session: Int64, _ range: ClosedRange<Int>, _ known: ItemTrace,
  ) throws(StoreError) -> ItemTrace {
    var trace = known
    let rows = try Statement(SQL.trace, on: handle)
    rows.bind(EventKey.key(session: session, sequence: range.lowerBound), at: 1)
    rows.bind(EventKey.key(session: session, sequence: range.upperBound), at: 2)
    try rows.bind(item.string, at: 3)
    defer { rows.reset() }
    while try rows.step(to: "look for the item") {
      let sequence = Int(try rows.integer(0))
      let time = Timestamp(microseconds: try rows.integer(1))
      let kind = try Reader.kind(try rows.integer(2))
      let verdict = try Reader.verdict(try rows.optionalInteger(3))
      guard !ItemTrace.needsReplay(kind, verdict) else {
        // Whatever else there is, it will not be asked for.
        trace.needsReplay = true
        return trace
      }
      if case .rejected(let reason) = verdict {
        // Of the rows that are looked at for their kind alone, what was rejected bears on nothing.
        guard !SQL.watchedKinds.contains(kind) else { continue }
        trace.refusals.append(ItemTrace.Refusal(sequence: sequence, time: time, reason: reason))
      } else {
        trace.selectAlls.append(sequence)
      }
      trace.times[sequence] = time
    }
    return trace
  }

  /// Adds the last event that was accepted, and the times of some events.
  fileprivate func times(
    of sequences: [Int], _ head: SessionHead, _ known: ItemTrace,
  ) throws(StoreError) -> ItemTrace {
    var trace = known
    let last = try Statement(SQL.lastAccepted, on: handle)
    last.bind(EventKey.key(session: head.key, sequence: 1), at: 1)
    last.bind(EventKey.key(session: head.key, sequence: head.last), at: 2)
    defer { last.reset() }
    if try last.step(to: "look for the end") { trace.lastAccepted = Int(try last.integer(0)) }
    let time = try Statement(SQL.time, on: handle)
    for sequence in sequences + [trace.lastAccepted].compactMap({ $0 })
    where trace.times[sequence] == nil {
      time.bind(EventKey.key(session: head.key, sequence: sequence), at: 1)
      defer { time.reset() }
      guard try time.step(to: "look for the time") else {
        throw StoreError.damage("event \(sequence) is missing")
      }
      trace.times[sequence] = Timestamp(microseconds: try time.integer(0))
    }
    return trace
  }
}

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
    try reading { (connection) throws(StoreError) in
      guard let head = try connection.reader.head(of: session) else {
        throw Reader.notFound(session)
      }
      return try connection.trace(of: item, head, sequences)
    }
  }
}

extension Connection {
  /// The statements are prepared here, since a question as rare as this one needs them once.
  fileprivate func trace(
    of item: ItemID, _ head: SessionHead, _ sequences: [Int],
  ) throws(StoreError) -> ItemTrace {
    var trace = ItemTrace()
    let rows = try Statement(SQL.trace, on: handle)
    bindRange(of: head, to: rows)
    try rows.bind(item.string, at: 3)
    for (place, kind) in [.selectAllTapped, .rulesChanged, .pageLoaded, .catalogReloaded]
      .enumerated() as EnumeratedSequence<[EventKind]>
    {
      rows.bind(Int64(kind.rawValue), at: Int32(4 + place))
    }
    defer { rows.reset() }
    while try rows.step(to: "look for the item") {
      let sequence = Int(try rows.integer(0))
      let time = Timestamp(microseconds: try rows.integer(1))
      if case .rejected(let reason) = try Reader.verdict(try rows.optionalInteger(3)) {
        trace.refusals.append(ItemTrace.Refusal(sequence: sequence, time: time, reason: reason))
        trace.times[sequence] = time
      } else if try Reader.kind(try rows.integer(2)) == .selectAllTapped {
        trace.selectAlls.append(sequence)
        trace.times[sequence] = time
      } else {
        trace.changesRules = true
      }
    }
    let last = try Statement(SQL.lastAccepted, on: handle)
    bindRange(of: head, to: last)
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

  private func bindRange(of head: SessionHead, to statement: borrowing Statement) {
    statement.bind(EventKey.key(session: head.key, sequence: 1), at: 1)
    statement.bind(EventKey.key(session: head.key, sequence: head.last), at: 2)
  }
}

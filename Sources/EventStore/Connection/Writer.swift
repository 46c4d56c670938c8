internal import PickerEvents

/// The statements that write, and the transaction around them.
struct Writer: ~Copyable {
  private let begin: Statement
  private let commit: Statement
  private let insertSession: Statement
  private let updateSession: Statement
  private let insertEvent: Statement
  private let insertAppend: Statement
  private let payloads: PayloadWriter
  private let durability: EventStore.Durability
  private let checkpointer: Checkpointer?
  private var bound: WALBound
  private var row = EventRow()
  /// Whether a batch of this transaction was there already, which another may have left unsynced.
  private var hasRepeats = false

  init(
    on handle: borrowing Handle,
    _ durability: EventStore.Durability,
    _ checkpointer: Checkpointer?,
  ) throws(StoreError) {
    if checkpointer != nil { try handle.countPagesInWAL() }
    let pageSize = try handle.number("PRAGMA page_size")
    try handle.execute(
      """
      PRAGMA synchronous = \(durability == .everyEvent ? "FULL" : "NORMAL");
      PRAGMA fullfsync = ON;
      """, to: "set the durability")
    let begin = try Statement("BEGIN IMMEDIATE", on: handle)
    let commit = try Statement("COMMIT", on: handle)
    let insertSession = try Statement(SQL.insertSession, on: handle)
    let updateSession = try Statement(SQL.updateSession, on: handle)
    let insertEvent = try Statement(SQL.insertEvent, on: handle)
    let insertAppend = try Statement(SQL.insertAppend, on: handle)
    let payloads = try PayloadWriter(on: handle)
    self.begin = begin
    self.commit = commit
    self.insertSession = insertSession
    self.updateSession = updateSession
    self.insertEvent = insertEvent
    self.insertAppend = insertAppend
    self.payloads = payloads
    self.durability = durability
    self.checkpointer = checkpointer
    bound = WALBound(pageSize: pageSize)
  }

  /// Whether the event that ends a session is synced although others are not.
  var syncsEndings: Bool { durability == .endings }

  /// Appends a batch, all or nothing, or finds that it is there already.
  mutating func append(
    _ batch: Batch,
    reading reader: borrowing Reader,
    on handle: borrowing Handle,
  ) throws(StoreError) -> AppendResult {
    let syncs = syncsEndings && batch.ending != nil
    try start(syncs: syncs, on: handle)
    let result: AppendResult
    do {
      result = try write(batch, reading: reader, on: handle)
    } catch {
      rollBack(syncs: syncs, on: handle)
      throw error
    }
    try finish(syncs: syncs, on: handle)
    return result
  }

  /// Begins a transaction; with `syncs` what is committed is on the disk then.
  mutating func start(syncs: Bool, on handle: borrowing Handle) throws(StoreError) {
    hasRepeats = false
    if syncs { try handle.execute("PRAGMA synchronous = FULL", to: "sync the ending") }
    do {
      try begin.run(to: "begin to write")
    } catch {
      rollBack(syncs: syncs, on: handle)
      throw error
    }
  }

  /// Commits what was written since the start, or takes it back where that fails.
  mutating func finish(syncs: Bool, on handle: borrowing Handle) throws(StoreError) {
    do {
      // A commit that has nothing to write syncs nothing, either.
      if hasRepeats, syncs || durability == .everyEvent { try handle.syncWAL() }
      try commit.run(to: "commit")
    } catch {
      rollBack(syncs: syncs, on: handle)
      throw error
    }
    switch bound.action(pages: handle.pagesInWAL, isSynced: syncs) {
    case .nothing: break
    case .atEnding: handle.checkpoint()
    case .inBackground: checkpointer?.start()
    case .byWriter: checkpointer?.run()
    }
    relax(syncs: syncs, on: handle)
  }

  /// Takes back what was written since the start.
  func rollBack(syncs: Bool, on handle: borrowing Handle) {
    // SQLite rolls some failures back by itself; where this fails, closing does it.
    if !handle.isIdle { try? handle.execute("ROLLBACK", to: "roll back") }
    relax(syncs: syncs, on: handle)
  }

  private func relax(syncs: Bool, on handle: borrowing Handle) {
    // Nothing is lost where this fails: later appends are synced, too.
    if syncs { try? handle.execute("PRAGMA synchronous = NORMAL", to: "go on without syncing") }
  }

  /// Writes the rows of a batch; the transaction is the caller's.
  mutating func write(
    _ batch: Batch,
    reading reader: borrowing Reader,
    on handle: borrowing Handle,
  ) throws(StoreError) -> AppendResult {
    let head = try reader.head(of: batch.session)
    guard try reader.check(batch, against: head) == .appended else {
      hasRepeats = true
      return .alreadyThere
    }
    let events = batch.events
    // Taken apart and kept once, since a new session's row names its catalog, too.
    let first = EventColumns(events[0].event)
    let firstPayload = try payloads.key(of: first.payload, on: handle)
    let session: Int64
    if let head {
      session = head.key
      try update(head, with: batch)
    } else {
      session = try begin(batch, catalog: firstPayload, on: handle)
    }
    // By index, since iterating would copy each event.
    for index in events.indices {
      let columns = index == 0 ? first : EventColumns(events[index].event)
      let payload = index == 0 ? firstPayload : try payloads.key(of: columns.payload, on: handle)
      row.fill(
        key: EventKey.key(session: session, sequence: batch.first + index), events, at: index,
        columns,
        payload: payload)
      try insertEvent.insert(&row)
    }
    insertAppend.bind(EventKey.key(session: session, sequence: batch.first), at: 1)
    insertAppend.bind(batch.events.count, at: 2)
    try insertAppend.run(to: "count the append")
    return .appended
  }

  private func update(_ head: SessionHead, with batch: Batch) throws(StoreError) {
    guard batch.ending == nil || head.ending == nil else {
      throw batch.wrong("the session has ended before", head.last)
    }
    updateSession.bind(head.key, at: 1)
    updateSession.bind(batch.last, at: 2)
    try updateSession.bind(batch.ending?.name, at: 3)
    try updateSession.run(to: "move the session on")
  }

  private func begin(
    _ batch: Batch, catalog: Int64?, on handle: borrowing Handle,
  ) throws(StoreError) -> Int64 {
    guard case .opened(let opening) = batch.events[0].event else {
      throw batch.wrong("a session begins with `opened`", batch.first)
    }
    try insertSession.bind(batch.session.string, at: 1)
    try insertSession.bind(opening.app?.string, at: 2)
    try insertSession.bind(opening.actor?.string, at: 3)
    try insertSession.bind(opening.environment?.string, at: 4)
    insertSession.bind(batch.events[0].time.microseconds, at: 5)
    insertSession.bind(batch.last, at: 6)
    try insertSession.bind(batch.ending?.name, at: 7)
    insertSession.bind(opening.engine ?? Engine.current, at: 8)
    try insertSession.bind(opening.folding?.string, at: 9)
    if let catalog { insertSession.bind(catalog, at: 10) } else { insertSession.bindNull(at: 10) }
    try insertSession.run(to: "begin the session")
    let key = handle.lastKey
    guard key <= EventKey.lastSession else {
      throw StoreError(.tooLarge, "The log has no room for more sessions. Begin a new log.")
    }
    return key
  }
}

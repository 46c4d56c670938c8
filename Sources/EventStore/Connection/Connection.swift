internal import PickerEvents

/// An open log: the database, its prepared statements, and what opening it found out.
struct Connection: ~Copyable {
  let handle: Handle
  /// What reads; every connection has it.
  let reader: Reader
  /// What writes; nil where the log was opened for reading.
  var writer: Writer?
  /// What the person should know about how the log was opened.
  let notice: String?
  /// The file as it was found, where nothing but looking can tell that it has changed since.
  let still: StillFile?
  /// The version of the log's tables.
  let format: Int64
  /// What reads and writes projections, once it is needed.
  var projectionReader: ProjectionReader?
  var projectionWriter: ProjectionWriter?
  /// Whether the connection holds the WAL's index, which its process has once.
  let sharesIndex: Bool
  /// Whether batches are being appended together; others must wait.
  private var isTogether = false

  init(
    _ handle: consuming Handle,
    writing durability: EventStore.Durability?,
    notice: String? = nil,
    still: StillFile? = nil,
    sharesIndex: Bool = false,
    checkpointer: Checkpointer? = nil,
  ) throws(StoreError) {
    let format = try handle.number("PRAGMA user_version")
    try handle.distrustFile()
    let reader = try Reader(on: handle)
    let writer: Writer? =
      if let durability { try Writer(on: handle, durability, checkpointer) } else { nil }
    self.reader = reader
    self.writer = writer
    self.handle = handle
    self.format = format
    self.notice = notice
    self.still = still
    self.sharesIndex = sharesIndex
  }

  /// Appends a batch, all or nothing, or finds that it is there already.
  mutating func append(_ batch: Batch) throws(StoreError) -> AppendResult {
    try checkNobodyAppends()
    guard let result = try writer?.append(batch, reading: reader, on: handle) else {
      throw Self.forReading
    }
    return result
  }

  /// Begins a transaction that several batches are written in.
  mutating func beginTogether() throws(StoreError) {
    guard let syncs = writer?.syncsEndings else { throw Self.forReading }
    try checkNobodyAppends()
    try writer?.start(syncs: syncs, on: handle)
    isTogether = true
  }

  /// Writes a batch within that transaction.
  mutating func appendTogether(_ batch: Batch) throws(StoreError) -> AppendResult {
    guard isTogether else {
      throw batch.wrong("it comes after the batches that it should be kept together with")
    }
    guard let result = try writer?.write(batch, reading: reader, on: handle) else {
      throw Self.forReading
    }
    return result
  }

  /// Keeps all batches of that transaction, or none.
  mutating func endTogether(keeping: Bool) throws(StoreError) {
    guard let syncs = writer?.syncsEndings else { throw Self.forReading }
    isTogether = false
    if keeping {
      try writer?.finish(syncs: syncs, on: handle)
    } else {
      writer?.rollBack(syncs: syncs, on: handle)
    }
  }

  /// Whether what is read is what the file holds.
  var isCurrent: Bool { still?.isUnchanged ?? true }

  /// Refuses to append, or to read what may not be kept, while batches are being appended together.
  func checkNobodyAppends() throws(StoreError) {
    guard isTogether else { return }
    throw StoreError(
      .busy, "Other batches are being appended together through this store. Wait for them.")
  }

  static var forReading: StoreError {
    StoreError(.cannotWrite, "The log is open for reading. Open it for writing to append to it.")
  }
}

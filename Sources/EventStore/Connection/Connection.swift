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

  init(
    _ handle: consuming Handle,
    writing durability: EventStore.Durability?,
    notice: String? = nil,
    still: StillFile? = nil,
  ) throws(StoreError) {
    try handle.execute("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON", to: "set it up")
    try Self.checkFormat(handle)
    let reader = try Reader(on: handle)
    let writer: Writer? = if let durability { try Writer(on: handle, durability) } else { nil }
    self.reader = reader
    self.writer = writer
    self.handle = handle
    self.notice = notice
    self.still = still
  }

  /// Appends a batch, all or nothing.
  mutating func append(_ batch: Batch) throws(StoreError) {
    guard writer != nil else {
      throw StoreError(
        .cannotWrite, "The log is open for reading. Open it for writing to append to it.")
    }
    try writer?.append(batch, reading: reader, on: handle)
  }

  /// Refuses what is no log, and a log of another version.
  private static func checkFormat(_ handle: borrowing Handle) throws(StoreError) {
    let application = try number("PRAGMA application_id", on: handle)
    guard application == Schema.applicationID else {
      throw StoreError(
        .notALog, "The file is a database of another program. \(StoreError.Code.notALog.remedy)")
    }
    let version = try number("PRAGMA user_version", on: handle)
    guard version <= Schema.version else {
      throw StoreError(
        .newerFormat,
        "The log has format \(version), and this program knows formats up to \(Schema.version). "
          + StoreError.Code.newerFormat.remedy)
    }
    guard version == Schema.version else {
      throw StoreError(
        .damaged,
        "The log says that it has format \(version), which never was. "
          + StoreError.Code.damaged.remedy)
    }
  }

  private static func number(
    _ question: String,
    on handle: borrowing Handle,
  ) throws(StoreError) -> Int64 {
    let statement = try Statement(question, on: handle)
    defer { statement.reset() }
    guard try statement.step(to: "read the header") else { return 0 }
    return try statement.integer(0)
  }
}

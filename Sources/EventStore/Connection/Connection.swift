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
}

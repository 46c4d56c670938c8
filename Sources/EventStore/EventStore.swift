/// The log of all sessions: appended to, read back, never changed.
///
/// A log is one SQLite file, or lives in memory; both run the same statements. The store may be
/// used from any thread: one call at a time appends and one reads, and none stays in between two
/// pages of a reading. Reading never holds an append up, since a log in a file is read through a
/// connection of its own; in memory the two take turns. Any number of processes may have the same
/// file open.
///
/// ```swift
/// let store = try EventStore(.file(path: "picker.log"))
/// try store.append(events, to: "fruit-1", expecting: .mustNotExist)
/// try store.read("fruit-1") { event in
///   print(event.sequence, event.event.kind.name)
///   return true
/// }
/// ```
public final class EventStore: Sendable {
  /// Where the log lives.
  public let location: Location
  /// Tells those who follow the log through this store that it has grown.
  let commits = CommitSignal()
  /// What is done for the log when nobody waits for it.
  package let background = Background()
  /// What appends; where nothing may be appended or the log is in memory, it reads, too.
  let main: Channel
  /// What reads a file that is open for writing, so that no append waits for a reading.
  let beside: Channel?
  /// What keeps the WAL of a file short that is open for writing.
  private let checkpointer: Checkpointer?
  /// The file that is open for writing.
  private let place: FileSystem.Place?

  /// Opens a log.
  ///
  /// A file is refused, and left as it is, where it is not a log, or one that this program does
  /// not know. A new log comes up whole under its name, or not at all.
  ///
  /// - Parameters:
  ///   - location: Where the log lives; a log in memory is always a new one.
  ///   - access: What it is opened for.
  ///   - durability: What is promised when an append returns.
  ///   - patience: How long another program's lock is waited for, up to a day.
  /// - Throws: `notFound`, `isDirectory`, `unreadable`, `notALog`, `empty`, `newerFormat`,
  ///   `damaged`, `cannotWrite`, `busy`, `full` or `ioError`.
  public convenience init(
    _ location: Location,
    access: Access = .readWrite,
    durability: Durability = .endings,
    patience: Duration = .seconds(5),
  ) throws(StoreError) {
    try self.init(
      location, access: access, durability: durability, patience: patience, vfs: nil)
  }

  /// Opens a log through another of SQLite's layers above the system's files, for tests.
  package init(
    _ location: Location,
    access: Access = .readWrite,
    durability: Durability = .endings,
    patience: Duration = .seconds(5),
    vfs: String?,
  ) throws(StoreError) {
    let seconds = max(0, min(patience.components.seconds, 86_400))
    let fraction = max(0, patience.components.attoseconds / 1_000_000_000_000_000)
    var request = Connection.Request(
      location: location, access: access, durability: durability,
      milliseconds: Int32(seconds * 1_000 + fraction), vfs: vfs)
    self.location = location
    do throws(StoreError) {
      switch (location, access) {
      case (.memory, _):
        (main, beside, place, checkpointer) = (Channel(.all, request), nil, nil, nil)
        try main.open()
      case (.file, .readOnly):
        (main, beside, place, checkpointer) = (Channel(.reading, request), nil, nil, nil)
        try main.open()
      case (.file(let path), .existing), (.file(let path), .readWrite):
        try Connection.prepare(path, request)
        let found = FileSystem.place(of: path)
        request.place = found
        checkpointer = Checkpointer(request)
        request.checkpointer = checkpointer
        (main, beside) = (Channel(.all, request), Channel(.beside, request))
        if let found { OpenLogs.arrive(at: found) }
        var isOpen = false
        defer { if let found { OpenLogs.settle(at: found, isOpen: isOpen) } }
        try main.open()
        isOpen = true
        // The last property to be set: where opening fails, `deinit` does not run and leaves
        // nothing.
        place = found
      }
    } catch {
      throw error.at(location.path)
    }
  }

  deinit {
    // In this order: the connection that is closed last moves the WAL into the file.
    checkpointer?.close()
    beside?.close()
    if let place { OpenLogs.leave(place) }
    main.close()
  }

  /// What the person should know about how the log was opened; nil where there is nothing.
  public var notice: String? { main.notice }

  /// Does something with the connection that appends, alone.
  func use<Answer: Sendable>(
    _ body: (inout Connection) throws(StoreError) -> Answer,
  ) throws(StoreError) -> Answer {
    do {
      return try main.use(body)
    } catch {
      throw error.at(location.path)
    }
  }

  /// Reads something, again where the file turns out to have changed meanwhile.
  func reading<Answer: Sendable>(
    _ body: (inout Connection) throws(StoreError) -> Answer,
  ) throws(StoreError) -> Answer {
    do {
      return try (beside ?? main).read(body)
    } catch {
      throw error.at(location.path)
    }
  }
}

internal import Synchronization

/// The log of all sessions: appended to, read back, never changed.
///
/// A log is one SQLite file, or lives in memory; both run the same statements. The store may be
/// used from any thread: one call at a time is in, and none stays in between two pages of a
/// reading. Any number of processes may have the same file open.
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
  private let request: Connection.Request
  private let connection: Mutex<Connection>

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
    request = Connection.Request(
      location: location, access: access, durability: durability,
      milliseconds: Int32(seconds * 1_000 + fraction), vfs: vfs)
    self.location = location
    do {
      connection = Mutex(try Connection.open(request))
    } catch {
      throw error.at(location.path)
    }
  }

  /// What the person should know about how the log was opened; nil where there is nothing.
  public var notice: String? {
    connection.withLock { $0.notice }
  }

  /// Does something with the connection, alone.
  func use<Answer>(
    _ body: (inout sending Connection) throws(StoreError) -> sending Answer,
  ) throws(StoreError) -> Answer {
    do {
      return try connection.withLock(body)
    } catch {
      throw error.at(location.path)
    }
  }

  /// Reads something, again where the file turns out to have changed meanwhile.
  func reading<Answer>(
    _ body: (inout sending Connection) throws(StoreError) -> sending Answer,
  ) throws(StoreError) -> Answer {
    try use { (connection) throws(StoreError) in
      for _ in 0..<8 {
        do throws(StoreError) {
          let answer = try body(&connection)
          if try !connection.follow(request) { return answer }
        } catch {
          if try !connection.follow(request) { throw error }
        }
      }
      throw StoreError(
        .busy, "The log changed each time it was read. \(StoreError.Code.busy.remedy)")
    }
  }
}

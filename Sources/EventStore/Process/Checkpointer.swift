internal import Synchronization

/// Moves the WAL into the file in the background, so that a tap hardly ever pays for it.
///
/// It has a connection of its own, opened when it is first needed. One checkpoint runs at a time,
/// and none after the store was closed.
final class Checkpointer: Sendable {
  private struct State: ~Copyable {
    var handle: Handle?
    var isClosed = false
  }

  private let request: Connection.Request
  private let state = Mutex(State())
  private let isAsked = Atomic(false)

  init(_ request: Connection.Request) {
    self.request = request
  }

  deinit { close() }

  /// Has a checkpoint run soon, unless one is about to.
  func start() {
    guard !isAsked.exchange(true, ordering: .acquiringAndReleasing) else { return }
    Task.detached(priority: .utility) { [weak self] in
      self?.isAsked.store(false, ordering: .releasing)
      self?.run()
    }
  }

  /// Runs a checkpoint, after one that is running.
  ///
  /// It moves what it can without making anybody wait. Where it fails nothing is lost: the events
  /// are in the WAL, and the next one will move them.
  func run() {
    state.withLock { state in
      guard !state.isClosed else { return }
      if state.handle == nil { state.handle = try? Self.open(request) }
      state.handle?.checkpoint()
    }
  }

  /// Waits for a checkpoint that is running; there is none from then on.
  func close() {
    state.withLock { state in
      state.isClosed = true
      state.handle = nil
    }
  }

  private static func open(_ request: Connection.Request) throws(StoreError) -> Handle? {
    guard let path = request.location.path else { return nil }
    try Connection.checkSameFile(path, request)
    let handle = try Handle(uri: Connection.uri(path), .readWrite, vfs: request.vfs)
    try handle.distrustFile()
    try handle.execute(
      "PRAGMA synchronous = NORMAL; PRAGMA fullfsync = ON; PRAGMA wal_autocheckpoint = 0",
      to: "prepare a checkpoint")
    // A checkpoint needs the WAL open, which the first look into the file does.
    _ = try handle.number("PRAGMA user_version")
    return handle
  }
}

internal import Synchronization

/// A way into a log: one connection behind a lock, opened when it is needed, closed when it must
/// be.
final class Channel: Sendable {
  /// What a channel is for.
  enum Purpose {
    /// Everything that a log in memory is for, or appending to a file.
    case all
    /// Reading a file that nothing may be written to.
    case reading
    /// Reading a file that the same store has open for writing.
    case beside
  }

  private struct State: ~Copyable {
    var connection: Connection?
    var notice: String?
    /// Where the file was last found, to be announced once.
    var place: FileSystem.Place?
    var isClosed = false
  }

  private let purpose: Purpose
  private let request: Connection.Request
  private let state = Mutex(State())

  init(_ purpose: Purpose, _ request: Connection.Request) {
    self.purpose = purpose
    self.request = request
  }

  deinit {
    // The registry holds it weakly, and so finds it gone.
    if let place = state.withLock({ $0.place }) { OpenLogs.part(from: place) }
  }

  /// What the person should know about how the log was opened.
  var notice: String? { state.withLock { $0.notice } }

  /// Opens the connection, if it is not open.
  func open() throws(StoreError) {
    try use { _ throws(StoreError) in }
  }

  /// Does something with the connection, alone.
  func use<Answer: Sendable>(
    _ body: (inout Connection) throws(StoreError) -> Answer,
  ) throws(StoreError) -> Answer {
    var waited: Int32 = 0
    while true {
      let answer = try state.withLock { (state) throws(StoreError) -> Answer? in
        guard try prepare(&state), var connection = state.connection.take() else { return nil }
        let answer: Result<Answer, StoreError>
        do throws(StoreError) {
          answer = .success(try body(&connection))
        } catch {
          answer = .failure(error)
        }
        state.connection = consume connection
        return try answer.get()
      }
      if let answer { return answer }
      // A writer of this process is about to open the log, and asks for this lock before it does.
      guard waited < max(request.milliseconds, 1_000) else {
        throw StoreError(
          .busy,
          "This process is opening the log for writing. \(StoreError.Code.busy.remedy)")
      }
      Pause.milliseconds(1)
      waited += 1
    }
  }

  /// Makes sure that there is a connection.
  ///
  /// - Returns: Whether there is; a writer of this process may have to come first.
  private func prepare(_ state: inout State) throws(StoreError) -> Bool {
    if state.connection != nil { return true }
    guard !state.isClosed else {
      throw StoreError(.ioError, "The log was closed.")
    }
    var writers = OpenLogs.Writers.none
    if purpose == .reading, let path = request.location.path {
      // Announced before it is asked: a writer that arrives after this will ask for the index.
      let place = FileSystem.place(of: path)
      if let place, state.place != place { OpenLogs.join(self, at: place) }
      state.place = place
      writers = place.map { OpenLogs.writers(at: $0) } ?? .none
    }
    guard let connection = try Self.open(purpose, request, writers) else { return false }
    state.notice = connection.notice
    state.connection = consume connection
    return true
  }

  /// Closes a connection to what the file no longer is.
  func forgetOld() {
    state.withLock { state in
      if state.connection?.isCurrent == false { state.connection = nil }
    }
  }

  /// Gives the WAL's index up; the next use opens the log anew.
  func release() {
    state.withLock { state in
      if state.connection?.sharesIndex == true { state.connection = nil }
    }
  }

  /// Closes the connection for good.
  func close() {
    state.withLock { state in
      state.connection = nil
      state.isClosed = true
    }
  }
}

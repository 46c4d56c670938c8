package import PickerEvents

extension EventStore {
  /// How many appends are looked at before the books say so.
  private static let appendsPerWrite = 4_096

  /// Brings the rows of a projection up to the log's last event.
  ///
  /// Rows of another version are thrown away and made anew. It may be stopped or killed at any
  /// moment; the next call goes on where it was. Appends of others go on meanwhile, and wait
  /// for some five hundred rows at most; where rows of another version are thrown away, for those.
  ///
  /// - Parameters:
  ///   - projection: What is kept up to date.
  ///   - report: Takes how far it has come, now and then.
  /// - Returns: How far it has come.
  /// - Throws: `cannotWrite` where the log was opened for reading; `damaged`, `busy`, `full` or
  ///   `ioError`.
  @discardableResult
  package func catchUp<Projection: SessionProjection>(
    _ projection: Projection.Type,
    _ report: (CatchUpProgress) -> Void = { _ in },
  ) throws(StoreError) -> CatchUpProgress {
    var progress = CatchUpProgress()
    progress.position = try begin(projection, anew: false)
    progress.head = try head()
    // Books that are ahead of the log are wrong; each session's own say what is left to do.
    if progress.position > progress.head { progress.position = 0 }
    while progress.position < progress.head {
      let position = progress.position
      let (last, sessions) = try reading { (connection) throws(StoreError) in
        try connection.readProjections { (reader) throws(StoreError) in
          try reader.appends(after: position, limit: Self.appendsPerWrite)
        } ?? (position, [])
      }
      guard last > position else { break }
      for key in Set(sessions).sorted() {
        try pass(projection, key, &progress, report)
      }
      guard try keep(projection, last, after: position, progress.head) else {
        // Somebody began anew, or was faster: their books count.
        progress.position = try begin(projection, anew: false)
        continue
      }
      progress.position = last
      report(progress)
    }
    return try ended(progress)
  }

  /// Brings the rows of every session up to its last event, whatever the books of the log say.
  ///
  /// - Parameters:
  ///   - projection: What is kept up to date.
  ///   - report: Takes how far it has come, now and then.
  /// - Returns: How far it has come.
  /// - Throws: As `catchUp`.
  @discardableResult
  package func catchUpAll<Projection: SessionProjection>(
    _ projection: Projection.Type,
    _ report: (CatchUpProgress) -> Void = { _ in },
  ) throws(StoreError) -> CatchUpProgress {
    var progress = CatchUpProgress()
    let position = try begin(projection, anew: false)
    progress.head = try head()
    var key: Int64 = 0
    while let next = try session(after: key) {
      key = next.key
      try pass(projection, key, &progress, report)
    }
    progress.position = progress.head
    _ = try keep(projection, progress.head, after: position, progress.head)
    return try ended(progress)
  }

  /// The session that was begun after another, with its last event.
  func session(
    after key: Int64,
  ) throws(StoreError) -> (key: Int64, id: SessionID, last: Int)? {
    try reading { (connection) throws(StoreError) in try connection.reader.session(after: key) }
  }

  /// Adds which sessions stopped.
  private func ended(_ progress: CatchUpProgress) throws(StoreError) -> CatchUpProgress {
    var progress = progress
    let stops = try reading { (connection) throws(StoreError) in
      try connection.readProjections { (reader) throws(StoreError) in
        try reader.stoppedSessions()
      }
    }
    progress.stopped = stops?.count ?? 0
    progress.firstStop = stops?.first ?? nil
    return progress
  }

  /// Notes that the log was read up to a position; at its head a rebuild has come to its end.
  ///
  /// - Returns: Whether the books still were where they had been.
  private func keep<Projection: SessionProjection>(
    _ projection: Projection.Type, _ position: Int64, after old: Int64, _ head: Int64,
  ) throws(StoreError) -> Bool {
    try use { (connection) throws(StoreError) in
      try connection.writeProjections { (_, reader, writer) throws(StoreError) in
        guard var books = try reader.books(of: Projection.name),
          books.version == Projection.version, books.position == old || books.position > head
        else { return false }
        books.position = position
        if position >= head { books.isRebuilding = false }
        try writer.write(books, of: Projection.name)
        return true
      }
    }
  }

  /// Throws all rows of a projection away and makes them anew.
  ///
  /// A rebuild that was stopped or killed goes on where it was.
  ///
  /// - Parameters:
  ///   - projection: What is made anew.
  ///   - report: Takes how far it has come, now and then.
  /// - Returns: How far it has come.
  /// - Throws: As `catchUp`.
  @discardableResult
  package func rebuild<Projection: SessionProjection>(
    _ projection: Projection.Type,
    _ report: (CatchUpProgress) -> Void = { _ in },
  ) throws(StoreError) -> CatchUpProgress {
    _ = try begin(projection, anew: true)
    return try catchUpAll(projection, report)
  }

  /// Brings the rows of one session up to its last event.
  ///
  /// - Parameters:
  ///   - projection: What is kept up to date.
  ///   - session: The session.
  /// - Throws: `sessionNotFound`, or as the other.
  package func catchUp<Projection: SessionProjection>(
    _ projection: Projection.Type, session: SessionID,
  ) throws(StoreError) {
    _ = try begin(projection, anew: false)
    let head = try reading { (connection) throws(StoreError) in
      try connection.reader.head(of: session)
    }
    guard let head else { throw Reader.notFound(session).at(location.path) }
    var progress = CatchUpProgress()
    try pass(projection, head.key, &progress) { _ in }
  }

  /// Makes sure that the books are of this version, and says which position they name.
  private func begin<Projection: SessionProjection>(
    _ projection: Projection.Type, anew: Bool,
  ) throws(StoreError) -> Int64 {
    let known = try reading { (connection) throws(StoreError) in
      try connection.readProjections { (reader) throws(StoreError) in
        try reader.books(of: Projection.name)
      }
    }
    if !anew, let books = known ?? nil, books.version == Projection.version {
      return books.position
    }
    return try use { (connection) throws(StoreError) in
      try connection.beginProjection(Projection.name, Projection.version, anew: anew)
    }
  }

  private func pass<Projection: SessionProjection>(
    _ projection: Projection.Type, _ key: Int64, _ progress: inout CatchUpProgress,
    _ report: (CatchUpProgress) -> Void,
  ) throws(StoreError) {
    for _ in 0..<8 {
      let found = try reading { (connection) throws(StoreError) in
        try connection.readProjections { (reader) throws(StoreError) in
          (try reader.session(key), try reader.book(of: key))
        }
      }
      guard let (session, book) = found, let (id, last) = session, !book.covers(last) else {
        return
      }
      var pass = SessionPass<Projection>(store: self, key: key, id: id, last: last, book: book)
      let result = try pass.run { count in
        progress.events += count
        report(progress)
      }
      switch result {
      case .done: progress.sessions += 1
      // The books name it, and all that stopped before.
      case .stopped: break
      case .overtaken: continue
      }
      return
    }
    throw StoreError(
      .busy, "The session's choices are being written by others. \(StoreError.Code.busy.remedy)")
  }
}

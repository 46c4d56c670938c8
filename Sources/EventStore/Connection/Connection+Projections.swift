internal import PickerEvents

extension Connection {
  /// Reads the books or the rows of projections; nil in a log that lacks tables for them.
  ///
  /// The statements are prepared when they are first needed: most stores only append.
  mutating func readProjections<Answer>(
    _ body: (borrowing ProjectionReader) throws(StoreError) -> Answer,
  ) throws(StoreError) -> Answer? {
    guard format >= Schema.firstWithHits else { return nil }
    if projectionReader == nil { projectionReader = try ProjectionReader(on: handle) }
    return try projectionReader?.use(body)
  }

  /// Writes books and rows of projections in one transaction, where what they follow from holds.
  ///
  /// - Parameter body: Reads and writes; it returns false to keep nothing.
  /// - Returns: What `body` returned.
  /// - Throws: What `body`, beginning and committing throw; nothing was kept then.
  mutating func writeProjections(
    _ body: (borrowing Handle, borrowing ProjectionReader, borrowing ProjectionWriter)
      throws(StoreError) -> Bool,
  ) throws(StoreError) -> Bool {
    guard writer != nil else { throw Self.forReading }
    try checkNobodyAppends()
    if projectionReader == nil { projectionReader = try ProjectionReader(on: handle) }
    if projectionWriter == nil { projectionWriter = try ProjectionWriter(on: handle) }
    try writer?.start(syncs: false, on: handle)
    do {
      let isKept =
        try projectionReader?.use { (reader) throws(StoreError) -> Bool? in
          try projectionWriter?.use { (writer) throws(StoreError) in
            try body(handle, reader, writer)
          }
        } ?? false
      guard isKept == true else {
        writer?.rollBack(syncs: false, on: handle)
        return false
      }
    } catch {
      writer?.rollBack(syncs: false, on: handle)
      throw error
    }
    try writer?.finish(syncs: false, on: handle)
    return true
  }

  /// Throws the rows of a projection away, unless they are of its version and wanted.
  ///
  /// - Returns: The position up to which the log was read.
  mutating func beginProjection(
    _ name: String, _ version: Int, anew: Bool,
  ) throws(StoreError) -> Int64 {
    var position: Int64 = 0
    _ = try writeProjections { (handle, reader, writer) throws(StoreError) in
      let books = try reader.books(of: name)
      if let books, books.version == version, !anew || books.isRebuilding && books.position == 0 {
        position = books.position
        return false
      }
      try handle.execute(ProjectionSQL.reset, to: "begin the choices anew")
      try writer.write(
        Books(version: version, position: 0, isRebuilding: books != nil), of: name)
      return true
    }
    return position
  }
}

extension ProjectionReader {
  fileprivate func use<Answer>(
    _ body: (borrowing ProjectionReader) throws(StoreError) -> Answer,
  ) throws(StoreError) -> Answer {
    try body(self)
  }
}

extension ProjectionWriter {
  fileprivate func use<Answer>(
    _ body: (borrowing ProjectionWriter) throws(StoreError) -> Answer,
  ) throws(StoreError) -> Answer {
    try body(self)
  }
}

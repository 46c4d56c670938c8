internal import CSQLite

/// A log as any SQLite tool sees it, without the store.
@safe package struct RawLog: ~Copyable {
  private let pointer: OpaquePointer

  package init(_ path: String) {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    precondition(unsafe sqlite3_open_v2(path, &opened, flags, nil) == SQLITE_OK)
    guard let opened = unsafe opened else { preconditionFailure("no database") }
    unsafe pointer = opened
    unsafe sqlite3_busy_timeout(pointer, 30_000)
  }

  deinit { unsafe sqlite3_close_v2(pointer) }

  /// Runs statements, and answers SQLite's words where that fails.
  @discardableResult
  package func run(_ sql: String) -> String? {
    guard unsafe sqlite3_exec(pointer, sql, nil, nil, nil) != SQLITE_OK else { return nil }
    return unsafe String(cString: sqlite3_errmsg(pointer))
  }

  /// All rows of a question, each with its columns as text and `NULL` for nothing; a failure is a
  /// last row of one column.
  ///
  /// - Parameters:
  ///   - sql: The question.
  ///   - parameters: What stands for its named parameters; the others are NULL.
  /// - Returns: The rows.
  package func rows(_ sql: String, _ parameters: [(name: String, value: String)] = []) -> [[String]]
  {
    var statement: OpaquePointer?
    guard unsafe sqlite3_prepare_v2(pointer, sql, -1, &statement, nil) == SQLITE_OK else {
      return [[unsafe String(cString: sqlite3_errmsg(pointer))]]
    }
    defer { unsafe sqlite3_finalize(statement) }
    for (name, value) in parameters {
      let place = unsafe sqlite3_bind_parameter_index(statement, name)
      guard place > 0 else { return [["it has no parameter \(name)"]] }
      // SQLite is told to copy it.
      unsafe sqlite3_bind_text(
        statement, place, value, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
    }
    var rows: [[String]] = []
    while true {
      switch unsafe sqlite3_step(statement) {
      case SQLITE_DONE: return rows
      case SQLITE_ROW:
        rows.append(
          (0..<(unsafe sqlite3_column_count(statement))).map { column in
            // The text lives until the next step and is copied at once.
            guard let text = unsafe sqlite3_column_text(statement, column) else { return "NULL" }
            return unsafe String(cString: text)
          })
      default: return rows + [[unsafe String(cString: sqlite3_errmsg(pointer))]]
      }
    }
  }

  /// The names of the columns of a question.
  package func columns(_ sql: String) -> [String] {
    var statement: OpaquePointer?
    guard unsafe sqlite3_prepare_v2(pointer, sql, -1, &statement, nil) == SQLITE_OK else {
      return []
    }
    defer { unsafe sqlite3_finalize(statement) }
    return (0..<(unsafe sqlite3_column_count(statement))).map { column in
      // The name lives as long as the statement and is copied at once.
      unsafe String(cString: sqlite3_column_name(statement, column))
    }
  }

  /// The first column of the first row.
  package func value(_ sql: String) -> String { rows(sql).first?.first ?? "nothing" }
}

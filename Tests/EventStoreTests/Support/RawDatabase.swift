internal import CSQLite

/// Another program's connection: what an auditor with any SQLite tool sees and can do.
@safe struct RawDatabase: ~Copyable {
  private let pointer: OpaquePointer

  init(_ path: String) {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    precondition(unsafe sqlite3_open_v2(path, &opened, flags, nil) == SQLITE_OK)
    guard let opened = unsafe opened else { preconditionFailure("no database") }
    unsafe pointer = opened
    unsafe sqlite3_busy_timeout(pointer, 5_000)
  }

  deinit { unsafe sqlite3_close_v2(pointer) }

  /// Runs statements, which must succeed.
  func run(_ sql: String) {
    let code = unsafe sqlite3_exec(pointer, sql, nil, nil, nil)
    unsafe precondition(code == SQLITE_OK, "\(sql): \(String(cString: sqlite3_errmsg(pointer)))")
  }

  /// All rows of a question, each with its columns as text and `NULL` for nothing.
  func rows(_ sql: String) -> [[String]] {
    var statement: OpaquePointer?
    let code = unsafe sqlite3_prepare_v2(pointer, sql, -1, &statement, nil)
    unsafe precondition(code == SQLITE_OK, "\(sql): \(String(cString: sqlite3_errmsg(pointer)))")
    defer { unsafe sqlite3_finalize(statement) }
    var rows: [[String]] = []
    while unsafe sqlite3_step(statement) == SQLITE_ROW {
      rows.append(
        (0..<(unsafe sqlite3_column_count(statement))).map { column in
          guard let text = unsafe sqlite3_column_text(statement, column) else { return "NULL" }
          return unsafe String(cString: text)
        })
    }
    return rows
  }

  /// The first column of the first row.
  func value(_ sql: String) -> String { rows(sql).first?.first ?? "nothing" }
}

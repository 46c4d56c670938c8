internal import CSQLite

/// What SQLite answered, as its extended result code.
public struct ResultCode: RawRepresentable, Hashable, Sendable {
  /// The number, as SQLite's manual lists it.
  public let rawValue: Int32

  /// Wraps a number.
  ///
  /// - Parameter rawValue: An extended or primary result code.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The code without its extension: `SQLITE_IOERR` for `SQLITE_IOERR_WRITE`.
  public var primary: ResultCode { ResultCode(rawValue: rawValue & 0xFF) }
}

extension ResultCode {
  static let ok = ResultCode(rawValue: SQLITE_OK)
  static let row = ResultCode(rawValue: SQLITE_ROW)
  static let done = ResultCode(rawValue: SQLITE_DONE)
  /// `SQLITE_READONLY_RECOVERY`, whose macro Swift does not see: a writer died while it wrote the
  /// WAL's index, and whoever may only read cannot make it anew.
  static let unfinishedIndex = ResultCode(rawValue: SQLITE_READONLY | 1 << 8)

  /// What the code means to somebody who holds a log.
  var storeCode: StoreError.Code {
    switch primary.rawValue {
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .busy
    case SQLITE_CORRUPT: .damaged
    case SQLITE_NOTADB: .notALog
    case SQLITE_FULL: .full
    case SQLITE_READONLY, SQLITE_PERM: .cannotWrite
    case SQLITE_CANTOPEN, SQLITE_AUTH: .unreadable
    case SQLITE_NOMEM, SQLITE_TOOBIG: .tooLarge
    case SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_SCHEMA, SQLITE_ERROR: .damaged
    default: .ioError
    }
  }
}

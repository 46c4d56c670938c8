public import PickerEvents

/// What went wrong with a log, where, and what to do about it.
///
/// Compare `code` in programs. The texts are for people: they may change and are not to be parsed.
public struct StoreError: Error, Hashable, Sendable {
  /// The kind of failure.
  public let code: Code
  /// What happened and what can be done, in whole sentences.
  public let message: String
  /// The log's file; nil for a log in memory.
  public internal(set) var path: String?
  /// The session that it is about.
  public internal(set) var session: SessionID?
  /// The place in the session that it is about.
  public internal(set) var sequence: Int?
  /// What stands where a batch wanted to go, for `conflict` and `sessionExists`.
  public internal(set) var conflict: Conflict?
  /// What SQLite or the system said.
  public let cause: Cause?

  /// Who reported the failure, and how.
  public enum Cause: Hashable, Sendable {
    /// SQLite, with its result code.
    case sqlite(ResultCode)
    /// The operating system, with its `errno`.
    case system(Int32)
  }

  init(
    _ code: Code,
    _ message: String,
    session: SessionID? = nil,
    sequence: Int? = nil,
    conflict: Conflict? = nil,
    cause: Cause? = nil,
  ) {
    self.code = code
    self.message = message
    self.session = session
    self.sequence = sequence
    self.conflict = conflict
    self.cause = cause
  }

  /// Makes the error of a call to SQLite.
  init(_ result: ResultCode, _ said: String, _ action: String) {
    let code = result.storeCode
    let message = "Could not \(action): \(said) (SQLite code \(result.rawValue)). \(code.remedy)"
    self.init(code, message, cause: .sqlite(result))
  }

  /// The error with the log's file added.
  func at(_ path: String?) -> StoreError {
    var error = self
    error.path = path
    return error
  }

  /// The error with the session added, and the place in it.
  func about(_ session: SessionID, _ sequence: Int? = nil) -> StoreError {
    var error = self
    error.session = session
    if let sequence { error.sequence = sequence }
    return error
  }
}

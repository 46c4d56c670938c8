extension StoreError {
  /// A kind of failure; more may be added, so a program treats an unknown one as a failure.
  public struct Code: Hashable, Sendable {
    /// The codes of this version, for a switch that names each.
    package enum Kind: String {
      case notFound, isDirectory, unreadable, notALog, empty, newerFormat, damaged, busy
      case conflict, sessionExists, sessionNotFound, ambiguousSession
      case full, cannotWrite, ioError, tooLarge, tooManyEvents, invalidBatch
      case aheadOfLog
    }

    package let kind: Kind

    private init(_ kind: Kind) {
      self.kind = kind
    }

    /// There is no such file.
    public static let notFound = Code(.notFound)
    /// The path names a folder.
    public static let isDirectory = Code(.isDirectory)
    /// The file may not be opened.
    public static let unreadable = Code(.unreadable)
    /// The file is something else.
    public static let notALog = Code(.notALog)
    /// The file has no bytes.
    public static let empty = Code(.empty)
    /// The file was written by a newer version of this program.
    public static let newerFormat = Code(.newerFormat)
    /// The file is a log with something wrong in it.
    public static let damaged = Code(.damaged)
    /// Another program held the lock for too long; trying again is right.
    public static let busy = Code(.busy)
    /// The session is not where the batch expects it to be.
    public static let conflict = Code(.conflict)
    /// The session was expected not to exist.
    public static let sessionExists = Code(.sessionExists)
    /// There is no such session.
    public static let sessionNotFound = Code(.sessionNotFound)
    /// Several sessions begin so.
    public static let ambiguousSession = Code(.ambiguousSession)
    /// The disk is full.
    public static let full = Code(.full)
    /// The file may not be written.
    public static let cannotWrite = Code(.cannotWrite)
    /// Reading or writing failed below SQLite.
    public static let ioError = Code(.ioError)
    /// A value is larger than SQLite or the memory can hold.
    public static let tooLarge = Code(.tooLarge)
    /// The session would get more events than a session can have.
    public static let tooManyEvents = Code(.tooManyEvents)
    /// The batch contradicts itself.
    public static let invalidBatch = Code(.invalidBatch)

    /// The log ends before the position that somebody has followed it to.
    public static let aheadOfLog = Code(.aheadOfLog)

    /// What can be done about it.
    var remedy: String {
      switch kind {
      case .notFound: "Check the path."
      case .isDirectory: "Name a file."
      case .unreadable: "Check the permissions of the file and its folder."
      case .notALog: "Check the path; the file was left as it is."
      case .empty: "Restore it from a backup, or remove it and begin a new log."
      case .newerFormat: "Use the newer program; the file was left as it is."
      case .damaged: "Keep the file as it is, and restore or salvage what is intact."
      case .busy: "Try again when the other program is done."
      case .conflict: "Read the session again, decide anew and append again."
      case .sessionExists: "Use another session id, or append to the session that is there."
      case .sessionNotFound: "List the sessions to see which there are."
      case .ambiguousSession: "Give more of the id."
      case .full: "Free some space and append again; nothing was written."
      case .cannotWrite: "Check the permissions, or open the log for reading."
      case .ioError: "Check the disk; nothing of this call was written."
      case .tooLarge: "Store a smaller value; nothing was written."
      case .tooManyEvents: "Begin a new session; nothing was written."
      case .aheadOfLog:
        "Follow it from 0 again; the log may have been replaced by an older copy."
      case .invalidBatch: "Correct the batch; nothing was written."
      }
    }
  }
}

extension StoreError.Code: CustomStringConvertible {
  /// The name of the code, as its static member is called.
  public var description: String { kind.rawValue }
}

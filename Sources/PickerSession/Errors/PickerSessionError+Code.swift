extension PickerSessionError {
  /// A kind of failure; more may be added, so a program treats an unknown one as a failure.
  public struct Code: Hashable, Sendable {
    /// The codes of this version, for a switch that names each.
    enum Kind: String {
      case refusedOpening, notStored, notRead, conflict, exists, notFound, ended, newerEngine
      case otherFolding
      case diverged, openedTwice, tooManyEvents
    }

    let kind: Kind

    private init(_ kind: Kind) {
      self.kind = kind
    }

    /// The opening contradicts itself or the catalog.
    public static let refusedOpening = Code(.refusedOpening)
    /// The log took no event; the cause says why.
    public static let notStored = Code(.notStored)
    /// The log could not be read; the cause says why.
    public static let notRead = Code(.notRead)
    /// Somebody else has gone on with the session.
    public static let conflict = Code(.conflict)
    /// The id is taken.
    public static let exists = Code(.exists)
    /// The log has no such session.
    public static let notFound = Code(.notFound)
    /// The session has ended, and cannot be gone on with.
    public static let ended = Code(.ended)
    /// The session was recorded by a newer engine than the program knows.
    public static let newerEngine = Code(.newerEngine)
    /// The session's searches were folded, or the characters of its note counted, by tables that
    /// this program does not have.
    public static let otherFolding = Code(.otherFolding)
    /// An event came out otherwise than it was recorded.
    public static let diverged = Code(.diverged)
    /// A session that is open was sent an opening.
    public static let openedTwice = Code(.openedTwice)
    /// The session would get more events than a session can have.
    public static let tooManyEvents = Code(.tooManyEvents)

    /// What can be done about it.
    var remedy: String {
      switch kind {
      case .refusedOpening: "Correct the opening; nothing was recorded."
      case .notStored: "Nothing changed; it can be sent again when that is mended."
      case .notRead: "Nothing changed; try again when that is mended."
      case .conflict: "Resume it."
      case .exists: "Leave the id out to get a new one, or resume the session that is there."
      case .notFound: "List those that can be resumed with PickerSession.unfinished(in:)."
      case .ended: "Open a new session."
      case .newerEngine: "Use a newer version of the program; the log was left as it is."
      case .otherFolding:
        "Use a version of the program that has these tables; the log was left as it is."
      case .diverged: "Look at the log with the replay tool, and open a new session."
      case .openedTwice: "Make another PickerSession for another opening; nothing was recorded."
      case .tooManyEvents: "Begin a new session; nothing was recorded."
      }
    }
  }
}

extension PickerSessionError.Code: CustomStringConvertible {
  /// The name of the code, as its static member is called.
  public var description: String { kind.rawValue }
}

internal import EventStore
internal import PickerEvents
internal import PickerProjection

extension PickerSessionError {
  /// Makes the error of an opening that is given, or that a log holds.
  init(_ refusal: RefusedOpening, _ session: SessionID) {
    self.init(
      Code(refusal.code),
      "The opening is refused: \(refusal.description).", session: session,
      cause: .opening(refusal))
  }

  /// Makes the error of an append that failed.
  init(appending error: StoreError, _ session: SessionID) {
    let code: Code =
      switch error.code.kind {
      case .conflict: .conflict
      case .sessionExists: .exists
      case .sessionNotFound: .notFound
      case .tooManyEvents: .tooManyEvents
      case .notFound, .isDirectory, .unreadable, .notALog, .empty, .newerFormat, .damaged, .busy,
        .ambiguousSession, .full, .cannotWrite, .ioError, .tooLarge, .invalidBatch, .aheadOfLog:
        .notStored
      }
    let what =
      switch code.kind {
      case .conflict: error.conflict?.company ?? "Somebody else went on with this session."
      case .exists: "The log has a session of this id."
      case .notFound: "The log has no such session."
      case .tooManyEvents: "The session has as many events as a session can have."
      case .refusedOpening, .notStored, .notRead, .ended, .newerEngine, .otherFolding, .diverged,
        .openedTwice:
        "The log took nothing\(error.trouble.map { ": \($0.what)" } ?? "")."
      }
    // Only what is wrong with the log itself is mended there.
    let remedy = code == .notStored ? error.trouble?.remedy : nil
    self.init(code, what, remedy: remedy, session: session, cause: .store(error))
  }

  /// Makes the error of a reading that failed.
  init(reading error: StoreError, _ session: SessionID) {
    guard error.code != .sessionNotFound else {
      self.init(
        .notFound, "The log has no such session.", session: session, cause: .store(error))
      return
    }
    self.init(
      .notRead, "The log could not be read\(error.trouble.map { ": \($0.what)" } ?? "").",
      remedy: error.trouble?.remedy, session: session, cause: .store(error))
  }

  /// Makes the error of an event that came out otherwise than it was recorded.
  init(_ divergence: Divergence, _ session: SessionID) {
    let what =
      switch divergence.aspect {
      case .outcome: "has another outcome than it was recorded with"
      case .receipt: "leaves another state than it was recorded with"
      }
    self.init(
      .diverged, "Event \(divergence.sequence) \(what).", session: session,
      cause: .divergence(divergence))
  }

  /// Makes the error of a session that is over.
  init(ended ending: Ending, _ session: SessionID) {
    self.init(.ended, "The session has ended: \(ending.name).", session: session)
  }
}

extension PickerSessionError.Code {
  /// What a refused opening is to a host: a mistake of its own, or a session of another program.
  fileprivate init(_ code: RefusedOpening.Code) {
    self =
      switch code.kind {
      case .newerEngine: .newerEngine
      case .otherFolding: .otherFolding
      case .badConfiguration: .refusedOpening
      }
  }
}

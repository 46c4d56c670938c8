internal import EventStore
internal import PickerEvents
internal import PickerProjection

extension PickerSessionError {
  /// Makes the error of an opening that is given, or that a log holds.
  init(_ refusal: RefusedOpening, _ session: SessionID) {
    self.init(
      refusal.code == .newerEngine ? .newerEngine : .refusedOpening,
      "The opening is refused: \(refusal.description).", session: session,
      cause: .opening(refusal))
  }

  /// Makes the error of an append that failed.
  init(appending error: StoreError, _ session: SessionID) {
    let code: Code =
      switch error.code {
      case .conflict: .conflict
      case .sessionExists: .exists
      case .sessionNotFound: .notFound
      default: .notStored
      }
    self.init(
      code, "The log took no event: \(error.message)", session: session, cause: .store(error))
  }

  /// Makes the error of a reading that failed.
  init(reading error: StoreError, _ session: SessionID) {
    let code: Code = error.code == .sessionNotFound ? .notFound : .notRead
    self.init(
      code, "The log could not be read: \(error.message)", session: session, cause: .store(error))
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

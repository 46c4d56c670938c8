public import EventStore
public import PickerEvents
internal import PickerProjection

/// Choices: the life of every pick, which a log keeps beside its events.
///
/// They follow from the events and can always be made anew. They are brought up to date when a
/// session ends and when they are read, never by a tap; anybody with a SQL tool finds them in the
/// view `choices`.
extension EventStore {
  /// Reads the lives of a session's picks, in the order in which they ended.
  ///
  /// Where the log is open for reading only, or cannot be written just now, what is not kept yet is
  /// computed and not kept.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - item: The item whose lives are wanted; nil for all.
  /// - Returns: Its lives; those that were held last.
  /// - Throws: `notFound`, `diverged` where the session does not come out as it was recorded, or
  ///   `notRead`.
  /// - Complexity: O(lives) where they are kept, else O(items + events).
  public func choices(
    of session: SessionID, item: ItemID? = nil,
  ) throws(PickerSessionError) -> [Choice] {
    do throws(StoreError) {
      // The events say the same: where this fails, they are asked.
      try? catchUp(ChoiceProjection.self, session: session)
      var found: [Choice] = []
      let isKept = try choices(ChoiceProjection.self, of: session, item: item) { rows in
        rows.forEachChoice(of: item) { found.append($0) }
      }
      if isKept { return found }
    } catch {
      throw PickerSessionError(reading: error, session)
    }
    return try foldedChoices(of: session, item)
  }

  private func foldedChoices(
    of session: SessionID, _ item: ItemID?,
  ) throws(PickerSessionError) -> [Choice] {
    var found: [Choice] = []
    var projection = ChoiceProjection()
    var rows = ProjectedRows()
    func take() {
      rows.forEachChoice(of: item) { found.append($0) }
      rows.removeAll()
    }
    var stop: ProjectionStop?
    do throws(StoreError) {
      var reader = try reader(of: session)
      while stop == nil, let page = try reader.nextPage() {
        stop = projection.apply(page, into: &rows)
        take()
      }
    } catch {
      throw PickerSessionError(reading: error, session)
    }
    if let stop {
      throw PickerSessionError(
        .diverged, "Event \(stop.sequence) cannot be followed: \(stop.why).", session: session)
    }
    projection.settle(into: &rows)
    take()
    return found
  }

  /// Brings the choices of a session that has ended up to its end, in the background.
  ///
  /// The session's end is safe already. Where this fails, or the program ends before it, whoever
  /// reads the choices makes them. It keeps the log open no longer than the program does.
  func keepChoicesSoon(of session: SessionID) {
    background.add { [weak self] in
      try? self?.catchUp(ChoiceProjection.self, session: session)
    }
  }

  /// Brings the choices of all sessions up to the log's last event.
  ///
  /// It may be stopped at any moment; the next call goes on where it was. Taps of others go on
  /// meanwhile, and wait for some five hundred lives at most.
  ///
  /// - Parameter report: Takes how far it has come, now and then.
  /// - Returns: How far it has come, and which sessions could not be followed to their end.
  /// - Throws: `cannotWrite` where the log was opened for reading; `damaged`, `busy`, `full` or
  ///   `ioError`.
  @discardableResult
  public func keepChoices(
    _ report: (CatchUpProgress) -> Void = { _ in },
  ) throws(StoreError) -> CatchUpProgress {
    try catchUp(ChoiceProjection.self, report)
  }

  /// Throws all choices away and makes them anew; one that was stopped goes on where it was.
  ///
  /// - Parameter report: Takes how far it has come, now and then.
  /// - Returns: How far it has come, and which sessions could not be followed to their end.
  /// - Throws: As `keepChoices`.
  @discardableResult
  public func rebuildChoices(
    _ report: (CatchUpProgress) -> Void = { _ in },
  ) throws(StoreError) -> CatchUpProgress {
    try rebuild(ChoiceProjection.self, report)
  }

  /// Compares the stored choices with what the events say; nothing is written.
  ///
  /// - Returns: What was found.
  /// - Throws: `damaged`, `busy` or `ioError`.
  public func compareChoices() throws(StoreError) -> ProjectionComparison {
    try compare(ChoiceProjection.self)
  }
}

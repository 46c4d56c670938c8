internal import PickerEvents

extension Reader {
  /// Where a session stands; nil where there is none.
  func head(of session: SessionID) throws(StoreError) -> SessionHead? {
    try head.bind(session.string, at: 1)
    defer { head.reset() }
    do {
      guard try head.step(to: "look for the session") else { return nil }
      return SessionHead(
        key: try head.integer(0),
        last: try Self.sequence(try head.integer(1)),
        ending: try Self.ending(try head.text(2)))
    } catch {
      throw error.about(session)
    }
  }

  /// Refuses a batch that a session does not expect, and says whether it stands there already.
  func check(_ batch: Batch, against head: SessionHead?) throws(StoreError) -> AppendResult {
    let actual = head?.last ?? 0
    if let head, batch.first <= actual, try holds(batch, in: head) { return .alreadyThere }
    switch batch.expecting {
    case .any: break
    case .mustNotExist:
      guard head == nil else { throw try conflict(.sessionExists, batch, expected: 0, head) }
    case .mustExist:
      guard head != nil else { throw Self.notFound(batch.session) }
    case .exactly(let version):
      guard version >= 0 else {
        throw batch.wrong("it expects version \(version), and versions count from 0")
      }
      guard version == actual else {
        throw try conflict(.conflict, batch, expected: version, head)
      }
    }
    if batch.first <= actual {
      // With no expectation, the batch's own place is the expectation.
      throw try conflict(.conflict, batch, expected: batch.first - 1, head)
    }
    guard batch.first == actual + 1 else {
      throw batch.wrong("it begins at \(batch.first), but the session ends at \(actual)", actual)
    }
    return .appended
  }

  /// The error for a session that is not there.
  static func notFound(_ session: SessionID) -> StoreError {
    StoreError(
      .sessionNotFound,
      "The log has no such session. \(StoreError.Code.sessionNotFound.remedy)", session: session)
  }

  /// The error for a batch whose place is taken, with what stands there.
  private func conflict(
    _ code: StoreError.Code,
    _ batch: Batch,
    expected: Int,
    _ head: SessionHead?,
  ) throws(StoreError) -> StoreError {
    var standing: [StoreError.Conflict.Standing] = []
    if let head, expected < head.last {
      standing = try self.standing(in: head.key, from: max(expected, 0) + 1, through: head.last)
    }
    let conflict = StoreError.Conflict(
      expected: expected, actual: head?.last ?? 0, standing: standing)
    let what = code == .sessionExists ? "The session exists" : "Another append came first"
    return StoreError(
      code, "\(what): \(conflict). \(code.remedy)", session: batch.session,
      sequence: head?.last ?? 0, conflict: conflict)
  }

  /// The first events that stand in a range.
  func standing(
    in session: Int64,
    from first: Int,
    through last: Int,
  ) throws(StoreError) -> [StoreError.Conflict.Standing] {
    standing.bind(EventKey.key(session: session, sequence: first), at: 1)
    standing.bind(EventKey.key(session: session, sequence: last), at: 2)
    standing.bind(StoreError.Conflict.shown, at: 3)
    defer { standing.reset() }
    var found: [StoreError.Conflict.Standing] = []
    while try standing.step(to: "read what stands there") {
      found.append(
        StoreError.Conflict.Standing(
          sequence: EventKey.sequence(of: try standing.integer(0)),
          kind: try Self.kind(try standing.integer(1)),
          time: Timestamp(microseconds: try standing.integer(2))))
    }
    return found
  }
}

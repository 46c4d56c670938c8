internal import PickerEvents

extension Connection {
  /// Reads the events after a position; these and the head from one read transaction.
  func tailPage(after position: Int64) throws(StoreError) -> TailPage {
    try handle.execute("BEGIN", to: "begin to read")
    let page: Result<TailPage, StoreError>
    do throws(StoreError) {
      page = .success(try reader.tailPage(after: position))
    } catch {
      page = .failure(error)
    }
    // It has read only, so there is nothing to keep or to lose.
    try? handle.execute("COMMIT", to: "end reading")
    return try page.get()
  }
}

extension Reader {
  /// Events that follow on each other in the log and in their session.
  private struct Run {
    var key: Int64
    var count: Int

    var session: Int64 { key >> EventKey.bits }
    var first: Int { EventKey.sequence(of: key) }
  }

  /// The position of the last event of the log; 0 where there is none.
  func headPosition() throws(StoreError) -> Int64 {
    defer { newestAppend.reset() }
    guard try newestAppend.step(to: "look for the end of the log") else { return 0 }
    return try newestAppend.integer(0)
  }

  /// The error of somebody who knows more of a log than it holds.
  static func ahead(_ position: Int64, of head: Int64) -> StoreError {
    StoreError(
      .aheadOfLog,
      "The log ends at position \(head), and it was to be followed after \(position). "
        + StoreError.Code.aheadOfLog.remedy)
  }

  func tailPage(after position: Int64) throws(StoreError) -> TailPage {
    let head = try headPosition()
    guard position <= head else { throw Self.ahead(position, of: head) }
    var page = TailPage(events: [], position: position, head: head)
    guard position < head else { return page }
    var events: [RecordedEvent] = []
    var bytes = 0
    for run in try runs(after: position) {
      guard let session = try id(of: run) else {
        page.position += Int64(run.count)
        continue
      }
      events.removeAll(keepingCapacity: true)
      do throws(StoreError) {
        try fill(
          &events, of: run.session, run.first, run.first + run.count - 1,
          limit: Self.pageSize - page.events.count, counting: &bytes)
      } catch {
        throw error.about(session)
      }
      for event in events {
        page.position += 1
        page.events.append(LogEvent(position: page.position, session: session, event: event))
      }
      // Where the page was full before the run was over, the next one goes on within it.
      if events.count < run.count { break }
    }
    return page
  }

  /// What was appended after a position, as much as a page may need.
  private func runs(after position: Int64) throws(StoreError) -> [Run] {
    appends.bind(position + 1, at: 1)
    appends.bind(Self.pageSize, at: 2)
    defer { appends.reset() }
    var runs: [Run] = []
    var due = position + 1
    while due - position <= Self.pageSize, try appends.step(to: "follow the log") {
      let start = try appends.integer(0)
      var key = try appends.integer(1)
      var count = try appends.integer(2)
      // Only the first may have begun before what is due; from there on each follows the one
      // before.
      guard start >= 1, start == due || (start < due && runs.isEmpty), count > due - start,
        key > 0, count <= EventKey.lastSequence - EventKey.sequence(of: key) + 1
      else {
        throw StoreError.damage("what was appended at position \(due) is not where it should be")
      }
      key += due - start
      count -= due - start
      due += count
      if let last = runs.last, last.key + Int64(last.count) == key,
        last.session == key >> EventKey.bits
      {
        runs[runs.count - 1].count += Int(count)
      } else {
        runs.append(Run(key: key, count: Int(count)))
      }
    }
    guard !runs.isEmpty else {
      throw StoreError.damage("nothing was appended at position \(due)")
    }
    return runs
  }

  /// The id of a session by its number; nil where there is none.
  func id(of session: Int64) throws(StoreError) -> SessionID? {
    sessionID.bind(session, at: 1)
    defer { sessionID.reset() }
    guard try sessionID.step(to: "look for the session") else { return nil }
    guard let id = try sessionID.text(0) else { throw StoreError.damage("a session has no id") }
    return SessionID(id)
  }

  /// The id of a run's session; nil where the session has been dropped with all of its events.
  private func id(of run: Run) throws(StoreError) -> SessionID? {
    if let id = try id(of: run.session) { return id }
    let last = run.first + run.count - 1
    guard try standing(in: run.session, from: run.first, through: last).isEmpty else {
      throw StoreError.damage("the session number \(run.session) is missing, but not its events")
    }
    return nil
  }
}

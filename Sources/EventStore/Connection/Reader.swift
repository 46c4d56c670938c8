internal import PickerEvents

/// The statements that read.
struct Reader: ~Copyable {
  let head: Statement
  let standing: Statement
  let page: Statement
  let pageBack: Statement
  let payload: Statement
  let newestAppend: Statement
  let appends: Statement
  let sessionID: Statement
  let summaryByID: Statement
  let summariesByPrefix: Statement
  let summaries: Statement
  let newestSummaries: Statement

  init(on handle: borrowing Handle) throws(StoreError) {
    let head = try Statement(SQL.head, on: handle)
    let standing = try Statement(SQL.standing, on: handle)
    let page = try Statement(SQL.page, on: handle)
    let pageBack = try Statement(SQL.pageBack, on: handle)
    let payload = try Statement(SQL.payload, on: handle)
    let newestAppend = try Statement(SQL.newestAppend, on: handle)
    let appends = try Statement(SQL.appends, on: handle)
    let sessionID = try Statement(SQL.sessionID, on: handle)
    let summaryByID = try Statement(SQL.summaryByID, on: handle)
    let summariesByPrefix = try Statement(SQL.summariesByPrefix, on: handle)
    let summaries = try Statement(SQL.summaries, on: handle)
    let newestSummaries = try Statement(SQL.newestSummaries, on: handle)
    // A noncopyable value is begun only when all of its parts are there.
    self.head = head
    self.standing = standing
    self.page = page
    self.pageBack = pageBack
    self.payload = payload
    self.newestAppend = newestAppend
    self.appends = appends
    self.sessionID = sessionID
    self.summaryByID = summaryByID
    self.summariesByPrefix = summariesByPrefix
    self.summaries = summaries
    self.newestSummaries = newestSummaries
  }
}

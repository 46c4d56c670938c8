internal import PickerEvents

extension Reader {
  /// Whether a batch stands in the session as it is, so that it came a second time.
  ///
  /// Whatever came after it does not matter. Values are compared, not rows, page by page: the
  /// memory that this takes does not depend on the batch.
  func holds(_ batch: Batch, in head: SessionHead) throws(StoreError) -> Bool {
    guard batch.fitsExpectation, batch.last <= head.last,
      batch.ending == nil || batch.ending == head.ending
    else { return false }
    var standing: [RecordedEvent] = []
    var next = batch.first
    while next <= batch.last {
      do throws(StoreError) {
        try page(of: head.key, from: next, through: batch.last, into: &standing)
      } catch {
        throw error.about(batch.session)
      }
      for index in standing.indices {
        guard standing[index] == batch.events[next - batch.first + index] else { return false }
      }
      next += standing.count
    }
    return true
  }
}

extension Batch {
  /// Whether the expectation says the same as the batch's own place.
  fileprivate var fitsExpectation: Bool {
    switch expecting {
    case .any, .mustExist: true
    case .mustNotExist: first == 1
    case .exactly(let version): version == first - 1
    }
  }
}

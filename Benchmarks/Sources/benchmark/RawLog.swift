import CRawStore
import EventStore
import PickerEvents

/// A log that the store begins and C appends to.
struct RawLog {
  private let path: String
  private let session: SessionID = "01JNC5W3E0-benchmark"

  init(_ path: String) throws {
    self.path = path
    let opened = RecordedEvent(
      sequence: 1, time: Timestamp(microseconds: 1_772_355_600_000_000),
      event: .opened(Opening(sections: [Section(items: ["a"])])),
      outcome: RecordedOutcome(verdict: .accepted), receipt: Receipt(1))
    try EventStore(.file(path: path)).append([opened], to: session, expecting: .mustNotExist)
  }

  /// Appends rows one by one, behind so many that are there.
  ///
  /// - Returns: The microseconds of each.
  func append(_ standing: Int, _ count: Int) throws -> [Double] {
    var each = [Double](repeating: 0, count: count)
    let first = Int64(standing + 2)
    let seconds = each.withUnsafeMutableBufferPointer {
      raw_append(path, session.string, first, first + Int64(count) - 1, 1, $0.baseAddress)
    }
    guard seconds > 0 else { throw Failure("SQLite code \(Int(-seconds))") }
    return each.map { $0 * 1e6 }
  }
}

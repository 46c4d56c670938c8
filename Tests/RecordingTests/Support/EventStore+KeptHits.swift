import EventStore
import PickerEvents
import PickerProjection

extension EventStore {
  /// What a session's searches found, as the log keeps it; nil where that is not up to date.
  func keptHits(of session: SessionID) throws -> [ProjectedRows.Hit]? {
    var found: [ProjectedRows.Hit] = []
    let isKept = try hits(ChoiceProjection.self, of: session) { found += $0 }
    return isKept ? found : nil
  }
}

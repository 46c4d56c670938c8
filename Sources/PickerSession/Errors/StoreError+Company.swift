internal import EventStore
internal import PickerEvents

extension StoreError.Conflict {
  /// What somebody else did to the session, in a sentence.
  var company: String {
    guard actual > expected else {
      // The log was taken back behind the session's back, say to a copy from a backup.
      return "The log holds only \(actual) of this session's \(expected) events."
    }
    let first = standing.first.map { ", \($0.kind.name)" } ?? ""
    let more = actual - expected - 1
    let rest = more > 0 ? ", and \(more) more" : ""
    return "Somebody else went on with this session: event \(expected + 1)\(first)\(rest)."
  }
}

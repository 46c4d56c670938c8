import PickerEvents
import PickerProjection

/// Names queries, also those that were erased from the record.
enum SearchWords {
  /// "the query "ke"", "the erased query", "no query".
  static func query(_ state: PickerState) -> String {
    guard state.hasQuery else { return "no query" }
    return state.query.map { "the query \(Printable.quoted($0.string))" } ?? "the erased query"
  }

  /// The query that the host answers: its text, unless the present one was erased, and with it the
  /// text of its answers.
  static func answered(_ query: ExactText, _ state: PickerState) -> String {
    state.query == nil ? "an erased query" : Printable.quoted(query.string)
  }
}

internal import PickerEvents

extension CheckedStep {
  /// 11: late answers in any order give the state of the last query's answer.
  ///
  /// Tried after every event that leaves a host to be asked.
  ///
  /// Small worlds have this promise whole in `LateAnswerCheck`; here it is asked in any state.
  var brokenLateAnswers: String? {
    guard config.search.enabled, config.search.matching == .host,
      let query = after.reading.text(.query), !query.isEmpty, step.event.kind != .opened
    else { return nil }
    let ids = after.rows.prefix(2).map(\.id)
    let answer = PickerEvent.searchResultsArrived(SearchAnswer(query: query, rows: .ids(ids)))
    let late = PickerEvent.searchResultsArrived(
      SearchAnswer(query: ExactText("\(query)?"), rows: .ids(ids.reversed()), hasMore: true))
    let alone = Reading(of: after([answer]))
    for order in [[late, answer], [answer, late], [late, answer, late]] {
      let different = Reading(of: after(order))
        .differences(from: alone, passingOver: Reading.ofLastEvent)
      if let first = different.first { return "with late answers, \(first)" }
    }
    return nil
  }
}

internal import PickerEvents

extension TextMeaning {
  /// Its column in the view `timeline`, as the view selects it.
  var sql: String {
    let kinds = EventKind.allCases.filter { $0.textMeaning == self }.map { "\($0.rawValue)" }
    return
      "CASE WHEN events.kind IN (\(kinds.joined(separator: ", "))) THEN events.text END AS \(rawValue)"
  }
}

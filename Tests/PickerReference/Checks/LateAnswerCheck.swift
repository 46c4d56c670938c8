public import PickerEvents

/// Whether late answers in any order give the state of the last query's answer (promise 11).
///
/// The worlds are small and all of them are played: every way to type up to three queries of two,
/// or none, one after the other, with every order in which the answers can arrive.
///
/// Where an answer brought items before the next query was typed, these stay in the catalog. So the
/// state is then that of the session without the late answers, whole; and of the session with
/// nothing but the last query's answer it has the rows, the texts, and what the search shows.
public struct LateAnswerCheck<Picker: ReadablePicker> {
  /// Opens a picker.
  private let open: (Opening) -> Picker?
  /// How many sessions were played.
  public private(set) var played = 0
  /// The first session that ended otherwise, in words.
  public private(set) var broken: String?

  /// Plays all of them.
  ///
  /// - Parameter open: Opens a picker; nil where it refuses the opening.
  public init(open: @escaping (Opening) -> Picker?) {
    self.open = open
    for hidesPicked in [false, true] {
      for queries in AnswerStep.queries(atMost: 3) {
        play(queries, hidesPicked)
        playGrowing(queries, hidesPicked)
      }
    }
  }

  private mutating func play(_ queries: [ExactText], _ hidesPicked: Bool) {
    for events in AnswerStep.sessions(of: queries) {
      played += 1
      let plain = AnswerStep.withOneAnswer(events, to: queries.last ?? "")
      compare(events, plain, ReadOut.allCases, hidesPicked)
    }
  }

  private mutating func playGrowing(_ queries: [ExactText], _ hidesPicked: Bool) {
    let last = queries.last ?? ""
    for events in AnswerStep.sessionsThatGrow(of: queries) {
      played += 1
      compare(events, AnswerStep.withoutLateAnswers(events), ReadOut.allCases, hidesPicked)
      let plain = AnswerStep.withOneAnswer(events, to: last)
      // Without a query all of the catalog is shown, with what the answers brought.
      compare(events, plain, last.isEmpty ? Self.ofTexts : Self.ofSearch, hidesPicked)
    }
  }

  private static var ofTexts: [ReadOut] {
    [.query, .typed, .searchCancelShown, .navigationBarShown, .selected, .ordinals]
  }

  /// What an answered search says, whatever else is in the catalog.
  private static var ofSearch: [ReadOut] {
    ofTexts + [.visible, .titles, .marks, .header, .button, .emptyState, .effects]
  }

  /// Compares some read-outs after two sessions.
  private mutating func compare(
    _ events: [PickerEvent], _ others: [PickerEvent], _ readOuts: [ReadOut], _ hidesPicked: Bool,
  ) {
    guard let found = reading(after: events, hidesPicked),
      let expected = reading(after: others, hidesPicked)
    else {
      broken = broken ?? "the opening is refused"
      return
    }
    let passedOver = Set(ReadOut.allCases).subtracting(readOuts)
    let differences = found.differences(from: expected, passingOver: passedOver)
    if !differences.isEmpty { broken = broken ?? "\(differences) after \(events)" }
  }

  /// What is read after some events, and after one more that is the same for all.
  private func reading(after events: [PickerEvent], _ hidesPicked: Bool) -> Reading? {
    let opening = Opening(
      config: GivenConfiguration([
        .mode(.multiple), .hidesPicked(hidesPicked), .search(.enabled(true)),
        .search(.matching(.host)), .paging(.enabled(true)),
      ]),
      sections: [Section(items: ["a", "b", "c", "d"])],
      preselected: ["b"],
    )
    guard var picker = open(opening) else { return nil }
    for event in events { picker.play(event, at: .start) }
    picker.play(.viewportChanged(first: 0, capacity: 9), at: .start)
    return Reading(of: picker)
  }
}

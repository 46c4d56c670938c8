public import PickerEvents

/// Whether late answers in any order give the state of the last query's answer (1.9, 11).
///
/// The worlds are small and all of them are played: every way to type up to three queries of two,
/// or none, one after the other, with every order in which the answers can arrive.
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
      for queries in AnswerStep.queries(atMost: 3) { play(queries, hidesPicked) }
    }
  }

  private mutating func play(_ queries: [ExactText], _ hidesPicked: Bool) {
    for events in AnswerStep.sessions(of: queries) {
      played += 1
      let last = queries.last ?? ""
      let plain = AnswerStep.withOneAnswer(events, to: last)
      guard let found = reading(after: events, hidesPicked),
        let expected = reading(after: plain, hidesPicked)
      else {
        broken = broken ?? "the opening is refused"
        return
      }
      let differences = found.differences(from: expected)
      if !differences.isEmpty { broken = broken ?? "\(differences) after \(events)" }
    }
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

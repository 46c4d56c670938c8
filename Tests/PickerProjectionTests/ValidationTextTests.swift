import PickerEvents
import PickerProjection
import Testing

@Suite struct `The validation alert` {
  @Test func `speaks in right singulars and plurals`() {
    let state = Session([.mode(.multiple)]).state
    let sentences: [(ValidityReason, String)] = [
      (.empty, "Select an item."),
      (.tooFew(need: 1, have: 0), "Select at least 1 item; none is selected."),
      (.tooFew(need: 3, have: 1), "Select at least 3 items; 1 is selected."),
      (.tooFew(need: 3, have: 2), "Select at least 3 items; 2 are selected."),
      (.tooMany(limit: 1, have: 2), "Select at most 1 item; 2 are selected."),
      (.tooMany(limit: 0, have: 1), "Select at most 0 items; 1 is selected."),
    ]
    for (reason, sentence) in sentences { #expect(state.sentence(for: reason) == sentence) }
  }

  @Test func `names a section by its title, else by its id`() {
    let opening = Opening(sections: [
      Section(id: "S1", title: "Fruit", items: []), Section(id: "S2", items: []),
      Section(items: []),
    ])
    let state = Session(opening).state
    func sentence(_ section: SectionID) -> String {
      state.sentence(for: .sectionTooFew(section: section, need: 1, have: 0))
    }
    #expect(sentence("S1") == "In \"Fruit\", select at least 1 item; none is selected.")
    #expect(sentence("S2") == "In \"S2\", select at least 1 item; none is selected.")
    #expect(
      sentence("") == "In the section without a name, select at least 1 item; none is selected.")
  }

  @Test func `takes its title and answers from the configuration, its message from the reasons`() {
    let rules: [Setting] = [.mode(.multiple), .min(2), .requiresSelection(true), .title("Fruit")]
    let texts = Session(rules).after(.doneTapped).state.alertTexts
    #expect(texts?.title == "Fruit")
    #expect(texts?.message == "Select at least 2 items; none is selected.")
    #expect(texts?.answers == ["OK"])
    let own: [Setting] = [
      .validationAlert(.title("Wait")), .validationAlert(.message("Two, please")),
      .validationAlert(.dismissTitle("Fine")),
    ]
    let other = Session(rules + own).after(.doneTapped).state.alertTexts
    #expect(other?.title == "Wait")
    #expect(other?.message == "Two, please")
    #expect(other?.answers == ["Fine"])
  }
}

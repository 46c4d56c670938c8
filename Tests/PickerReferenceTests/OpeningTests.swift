import PickerEvents
import PickerReference
import Testing

@Suite struct `An opening` {
  @Test(
    arguments: [
      ([.mode(.multiple), .max(-1)], "max"),
      ([.mode(.multiple), .min(3), .max(2)], "min"),
      ([.mode(.multiple), .sectionMin(2), .sectionMax(1)], "sectionMin"),
      ([.mode(.multiple), .sectionMin(2), .max(3)], "max"),
      ([.sectionMax(1)], "mode"),
      ([.dismissesOnSelection(true), .reportsEachTap(true)], "reportsEachTap"),
      ([.sectionLimits([SectionLimit(section: "S9", max: .atMost(1))])], "sectionLimits"),
      (
        [
          .mode(.multiple), .sectionMax(1), .sectionLimits([SectionLimit(section: "S1", min: 2)]),
        ], "sectionLimits"
      ),
    ] as [([Setting], String)])
  func `that contradicts itself is refused, and the key is named`(
    settings: [Setting], key: String,
  ) {
    #expect(throws: ReferenceRefusal(code: .badConfiguration, key: key)) {
      try opened(settings, [("S1", "ab"), ("S2", "xy")])
    }
  }

  @Test func `keeps the picks as given, but each once`() throws {
    let model = try opened(
      [.mode(.multiple), .max(2)], [("", "abC")], picks: ["C", "ghost", "C", "a"])
    #expect(model.selected == ["C", "ghost", "a"])
    #expect(model.unresolved == ["ghost"])
    #expect(model.overLimit)
    #expect(!model.dirty)
  }

  @Test func `of a single choice keeps the last pick`() throws {
    let model = try opened([.mode(.single)], [("", "ab")], picks: ["b", "a", "b"])
    #expect(model.selected == ["a"])
  }

  @Test func `by index takes decimal numbers only`() throws {
    let items = ["x", "y"].map { Item(id: nil, title: ExactText($0)) }
    let model = try ReferenceModel(
      Opening(
        config: GivenConfiguration(preset: .formCell),
        sections: [Section(id: "S1", items: items), Section(id: "S2", items: items)],
        preselected: ["3", "01", "a", "", "9"],
      ),
      text: .platform,
    )
    #expect(model.visible == ["0", "1", "2", "3"])
    #expect(model.sectionHeaders == ["": .some])
    #expect(model.selected == ["3", "9"])
    #expect(model.initialScrollRow == 2)
  }

  @Test func `picks the only enabled item if it is asked to`() throws {
    let model = try opened(
      [.autoSelectsOnlyItem(true), .max(0), .isEditable(false)], [("", "AbC")])
    #expect(model.selected == ["b"])
    #expect(!model.dirty)
    #expect(!model.canUndo)
  }

  @Test func `tells ids apart by their bytes`() throws {
    var model = try opened([.mode(.multiple)], [("", "\u{E9}")])
    #expect(model.tap("e\u{301}").verdict == .rejected(.unknownItem))
    #expect(model.tap("\u{E9}").added == ["\u{E9}"])
  }
}

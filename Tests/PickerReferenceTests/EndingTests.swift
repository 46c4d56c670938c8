import PickerEvents
import PickerReference
import Testing

@Suite struct `The ending` {
  @Test func `tells of a deferred change once, at the commit`() throws {
    var model = try opened([.mode(.multiple)], [("", "abc")], picks: ["c"])
    #expect(model.tap("a").effects == [])
    #expect(model.apply(.doneTapped).effects == ["selectionChanged", "committed", "dismissed"])
    #expect(model.committed == ["c", "a"])
    #expect(model.committedInCatalogOrder == ["a", "c"])
    #expect(model.handler == .ids)
    #expect(model.tap("a").verdict == .rejected(.sessionEnded))
  }

  @Test func `tells of live changes at once, also where only the order changed`() throws {
    var model = try opened(
      [.mode(.multiple), .tracksLiveChanges(true), .showsCancelButton(false)], [("", "ab")],
      picks: ["a", "b"])
    #expect(model.apply(.selectionSet(ids: ["b", "a"])).effects == ["selectionChanged"])
    #expect(model.apply(.selectionSet(ids: ["b", "a"])).effects == [])
    #expect(!model.dirty)
    #expect(model.canUndo)
    let revert = model.apply(.dismissAttempted)
    #expect(revert.effects == ["selectionChanged", "cancelled", "dismissed"])
    #expect(model.selected == ["a", "b"])
  }

  @Test func `asks before changes are discarded, and takes only the right answer`() throws {
    var model = try opened([.mode(.multiple), .confirmsOnCancel(true)], [("", "ab")])
    #expect(model.apply(.discardConfirmed).verdict == .rejected(.noAlert))
    _ = model.tap("a")
    _ = model.apply(.cancelTapped)
    #expect(model.alert == .discard)
    #expect(model.tap("b").verdict == .rejected(.alertShown))
    #expect(model.apply(.alertAcknowledged).verdict == .rejected(.alertShown))
    #expect(model.apply(.selectionSet(ids: ["b"])).verdict == .accepted)
    let outcome = model.apply(.discardConfirmed)
    #expect(outcome.removed == ["b"])
    #expect(outcome.effects == ["cancelled", "dismissed"])
    #expect(model.ended == .cancelled && model.selected == [])
  }

  @Test func `shows what is wanting`() throws {
    var model = try opened(
      [.mode(.multiple), .min(2), .sectionMin(1), .sectionMax(1), .requiresSelection(true)],
      [("S1", "ab"), ("S2", "x"), ("S3", "")], picks: ["a", "b"])
    #expect(
      model.validity == [
        .sectionTooFew(section: "S2", need: 1, have: 0),
        .sectionTooMany(section: "S1", limit: 1, have: 2),
      ])
    #expect(model.apply(.doneTapped).effects == [])
    #expect(model.alert == .validation)
    #expect(!model.doneEnabled)
    #expect(model.apply(.alertAcknowledged).verdict == .accepted)
    #expect(model.alert == nil)
  }

  @Test func `of a pushed picker without Cancel is a commit`() throws {
    var model = try opened([.allowsEmptySelection(false)], [("", "a")], preset: .selectionTable)
    #expect(model.apply(.dismissAttempted).verdict == .rejected(.emptySelection))
    #expect(model.tap("a").effects == ["selectionChanged"])
    #expect(model.apply(.dismissAttempted).effects == ["committed", "dismissed"])
    #expect(model.ended == .done)
  }

  @Test func `of a lost host commits and reverts nothing`() throws {
    var model = try opened([.mode(.multiple)], [("", "a")])
    _ = model.tap("a")
    #expect(model.apply(.abandoned) == ReferenceOutcome())
    #expect(model.selected == ["a"] && model.committed == nil && !model.canUndo)
  }

  @Test func `is not reached by undo, which gives back the exact list`() throws {
    var model = try opened([.mode(.multiple), .max(2)], [("", "abc")], picks: ["a", "b"])
    _ = model.tap("c")
    let undone = model.apply(.undone)
    #expect(undone.added == ["a"] && undone.removed == ["c"] && undone.evicted == [])
    #expect(model.selected == ["a", "b"])
    #expect(model.apply(.undone).verdict == .rejected(.nothingToUndo))
    _ = model.apply(.redone)
    #expect(model.selected == ["b", "c"])
  }

  @Test func `is closed to rules that an opening would refuse`() throws {
    var model = try opened([.mode(.multiple), .min(2)], [("", "abc")])
    #expect(
      model.apply(.rulesChanged(RulesChange([.max(1)]))).verdict == .rejected(.badConfiguration))
    #expect(model.apply(.rulesChanged(RulesChange([.min(0), .max(1)]))).verdict == .accepted)
  }
}

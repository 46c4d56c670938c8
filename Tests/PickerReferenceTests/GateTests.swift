import PickerEvents
import PickerReference
import Testing

@Suite struct `The gate` {
  @Test func `evicts in the section first, which may make room in total`() throws {
    var model = try opened(
      [.mode(.multiple), .max(3), .sectionMax(1)], [("S1", "ab"), ("S2", "xy")],
      picks: ["x", "y", "a"])
    let outcome = model.tap("b")
    #expect(outcome.evicted == [Eviction(item: "a", limit: .section)])
    #expect(model.selected == ["x", "y", "b"])
  }

  @Test func `heals an over-full start at the next pick`() throws {
    var model = try opened(
      [.mode(.multiple), .max(2)], [("", "abcde")], picks: ["a", "b", "c", "d"])
    #expect(model.tap("e").evicted.map(\.item) == ["a", "b", "c"])
    #expect(model.selected == ["d", "e"])
  }

  @Test func `spares disabled picks, and refuses where nobody else can go`() throws {
    var model = try opened([.mode(.multiple), .max(2)], [("", "Abc")], picks: ["A", "b"])
    #expect(model.tap("c").evicted == [Eviction(item: "b", limit: .total)])
    var full = try opened([.mode(.multiple), .max(1)], [("", "Ab")], picks: ["A"])
    #expect(full.tap("b").verdict == .rejected(.limitReached))
    #expect(full.selected == ["A"])
  }

  @Test func `evicts an unresolved pick for the total, never for a section`() throws {
    var total = try opened([.mode(.multiple), .max(1)], [("", "a")], picks: ["ghost"])
    #expect(total.tap("a").evicted == [Eviction(item: "ghost", limit: .total)])
    var section = try opened([.mode(.multiple), .sectionMax(1)], [("", "a")], picks: ["ghost"])
    #expect(section.tap("a").evicted == [])
    #expect(section.selected == ["ghost", "a"])
  }

  @Test func `refuses the whole tap where the total rejects, evictions included`() throws {
    var model = try opened(
      [.mode(.multiple), .max(2), .overflow(.reject), .sectionMax(1)],
      [("S1", "ab"), ("S2", "xyz")], picks: ["a", "x", "y"])
    let before = model
    #expect(model.tap("b").verdict == .rejected(.limitReached))
    #expect(model.selected == before.selected)
    #expect(!model.canUndo)
  }

  @Test func `replaces the pick of a single choice`() throws {
    var model = try opened([.mode(.single)], [("", "abC")], picks: ["a"])
    let outcome = model.tap("b")
    #expect(outcome.added == ["b"] && outcome.removed == ["a"] && outcome.evicted == [])
    var held = try opened([.mode(.single)], [("", "abC")], picks: ["C"])
    #expect(held.tap("b").verdict == .rejected(.limitReached))
    var none = try opened([.mode(.single), .max(0)], [("", "a")])
    #expect(none.tap("a").verdict == .rejected(.limitReached))
    var allowed = try opened([.mode(.single), .max(0), .overflow(.allow)], [("", "a")])
    #expect(allowed.tap("a").added == ["a"])
  }

  @Test func `holds the last pick unless the tap commits it`() throws {
    var held = try opened([.allowsEmptySelection(false)], [("", "a")], picks: ["a"])
    #expect(held.tap("a").verdict == .rejected(.lastSelection))
    var commits = try opened(
      [.allowsEmptySelection(false), .dismissesOnSelection(true)], [("", "a")], picks: ["a"])
    #expect(commits.tap("a").effects == ["committed", "dismissed"])
    #expect(commits.committed == ["a"])
    var reports = try opened(
      [.allowsEmptySelection(false), .reportsEachTap(true)], [("", "a")], picks: ["a"])
    #expect(reports.tap("a").effects == ["valueChosen"])
    #expect(reports.ended == nil)
  }

  @Test func `lets Select All fill what has room and count the rest`() throws {
    var model = try opened(
      [.mode(.multiple), .max(3), .sectionMax(2)], [("S1", "abc"), ("S2", "xY")])
    let outcome = model.apply(.selectAllTapped)
    #expect(outcome.added == ["a", "b", "x"])
    #expect(outcome.skipped == 1)
    #expect(model.button == .disabled)
    #expect(model.apply(.selectAllTapped).verdict == .rejected(.limitReached))
    var whole = try opened(
      [.mode(.multiple), .max(3), .bulkOverflow(.reject)], [("", "abcd")])
    #expect(whole.button == .disabled)
    #expect(whole.apply(.selectAllTapped).verdict == .rejected(.limitReached))
  }

  @Test func `lets Deselect All of the picks take unresolved ones too`() throws {
    var model = try opened([.mode(.multiple)], [("", "aB")], picks: ["ghost", "B", "a"])
    #expect(model.apply(.deselectAllTapped(header: .all)).removed == ["a"])
    #expect(model.apply(.deselectAllTapped(header: .selected)).removed == ["ghost"])
    #expect(
      model.apply(.deselectAllTapped(header: .selected)).verdict == .rejected(.nothingToDeselect))
    #expect(model.selected == ["B"])
  }
}

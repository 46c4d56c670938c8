import PickerEvents
import PickerReference
import Testing

@Suite struct `A search` {
  private static let search: [Setting] = [.mode(.multiple), .search(.enabled(true))]

  private static func type(_ text: ExactText) -> PickerEvent { .searchChanged(.typed(text)) }

  @Test func `counts the characters of a text as a reader does`() throws {
    var model = try opened(Self.search + [.search(.minimumCharacters(2))], [("", "ab")])
    _ = model.apply(Self.type(" e\u{301}\u{301} "))
    #expect(model.typed == " e\u{301}\u{301} " && model.query == "")
    _ = model.apply(Self.type("e\u{301}x "))
    #expect(model.query == "e\u{301}x")
    _ = model.apply(Self.type("\u{E9}"))
    #expect(model.query == "\u{E9}", "a text that gets shorter is applied")
    _ = model.apply(Self.type("y"))
    #expect(model.typed == "y" && model.query == "\u{E9}", "one that does not is not")
  }

  @Test func `ignores a word that folds to nothing`() throws {
    var model = try opened(Self.search, [("", "ab")])
    _ = model.apply(Self.type("\u{301} item"))
    #expect(model.visible == ["a", "b"])
    _ = model.apply(Self.type("\u{301}"))
    #expect(model.query == "\u{301}" && model.visible == ["a", "b"])
    // It folds to a space and a mark, so it is split only once it is folded.
    _ = model.apply(Self.type("b\u{A8}item"))
    #expect(model.visible == ["b"])
  }

  @Test func `is going on after white space was typed, but not after nothing was`() throws {
    var model = try opened(Self.search, [("", "ab")])
    _ = model.apply(Self.type(""))
    #expect(!model.searchCancelShown && model.navigationBarShown)
    _ = model.apply(Self.type(" "))
    #expect(model.searchCancelShown && !model.navigationBarShown && model.query == "")
    _ = model.apply(Self.type(""))
    #expect(model.searchCancelShown)
    _ = model.apply(.searchCancelled)
    #expect(!model.searchCancelShown)
  }

  @Test func `hides unresolved picks, and the Selected section shows them last`() throws {
    var model = try opened(
      Self.search + [.selectedSection(.order(.catalog)), .presentation(.modal)], [("", "abc")],
      picks: ["ghost", "c", "a"])
    _ = model.apply(.viewportChanged(first: 1, capacity: 1))
    #expect(model.selectedSection == ["a", "c", "ghost"])
    #expect(model.anchor == "Selected (3)")
    _ = model.apply(Self.type("item c"))
    #expect(model.selectedSection == ["c"] && model.anchor == "Selected (3)")
    #expect(model.apply(.anchorTapped).effects == ["scrollToTop"])
    #expect(model.apply(.deselectAllTapped(header: .selected)).removed == ["c"])
    #expect(model.apply(.anchorTapped).verdict == .rejected(.anchorNotShown))
  }

  @Test func `puts the number wherever the title of the anchor button asks for it`() throws {
    var model = try opened(
      [.mode(.multiple), .anchor(.titleFormat("%d\u{301} of %%d, %x%"))], [("", "ab")],
      picks: ["a"])
    _ = model.apply(.viewportChanged(first: 1, capacity: 1))
    #expect(model.anchor.map { ExactText($0) } == "1\u{301} of %1, %x%")
  }

  @Test func `ends with the session`() throws {
    var model = try opened(Self.search, [("", "ab")])
    _ = model.apply(Self.type("item b"))
    #expect(model.apply(.abandoned).effects == [])
    #expect(model.typed == "" && model.query == "" && model.visible == ["a", "b"])
    #expect(!model.searchCancelShown)
  }
}

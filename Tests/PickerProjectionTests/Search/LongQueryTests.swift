import PickerEvents
@testable import PickerProjection
import Testing

/// Texts that nobody types, but that may be pasted: they must not take longer than they are long.
@Suite struct `A query of long words` {
  private static func text(_ letter: Character, _ count: Int, _ end: String = "") -> ExactText {
    ExactText(String(repeating: letter, count: count) + end)
  }

  @Test func `narrows another where that is quickly said, and else is a search anew`() {
    #expect(SearchQuery("bread").narrows(SearchQuery("rea")))
    #expect(!SearchQuery("bread").narrows(SearchQuery("tea")))
    // Byte against byte this would be two hundred thousand million comparisons.
    let long = SearchQuery(Self.text("a", 1_000_000))
    #expect(!long.narrows(SearchQuery(Self.text("a", 200_000, "b"))))
    #expect(!long.narrows(SearchQuery(Self.text("a", 200_000))))
    #expect(long.beyond(SearchQuery(Self.text("a", 200_000))).words == long.words)
  }

  @Test func `finds what it should, also after another`() {
    var session = Session(
      [.mode(.multiple), .search(.enabled(true))],
      items: [
        Item(id: "long", title: Self.text("a", 300_000)), Item(id: "short", title: "aab"),
      ])
    session.send(.searchChanged(.typed(Self.text("a", 100_000, "b"))))
    #expect(session.state.visible.isEmpty)
    session.send(.searchChanged(.typed(Self.text("a", 200_000))))
    #expect(session.state.visible == ["long"])
    let words = (0..<60).map { String(repeating: "a", count: 20_000 + $0) }.joined(separator: " ")
    session.send(.searchChanged(.typed(ExactText(words))))
    #expect(session.state.visible == ["long"])
  }
}

import PickerEvents
import PickerProjection
import Testing

@Suite("Grapheme clusters")
struct GraphemeTests {
  @Test(arguments: [
    [], ["a"], ["a", "b"], ["\r\n", "\r", "\r\n", "\n", "a"], ["e\u{301}\u{308}", "e"],
    ["\u{301}"], ["🇩🇪", "🇫🇷", "🇮"], ["🇩"], ["a", "🇩🇪", "b"], ["👩‍🚀", "👩"], ["👩🏽‍🚀"],
    ["👨‍👩‍👧‍👦"], ["a\u{200D}", "🚀"], ["👩\u{301}\u{200D}🚀"], ["👩\u{200D}\u{200D}", "🚀"],
    ["각"], ["\u{1100}\u{1161}\u{11A8}", "\u{1100}"], ["가\u{11A8}"], ["각\u{11A8}", "\u{1161}"],
    ["नि"], ["क\u{94D}", "ष"], ["\u{600}1"], ["\u{600}", "\n"], ["\u{200B}", "\u{301}"],
    ["1\u{FE0F}\u{20E3}"], ["漢", "字"],
  ])
  func `a text ends its clusters here`(_ clusters: [String]) {
    let text = ExactText(clusters.joined())
    var end = 0
    let ends = clusters.map { cluster in
      end += cluster.utf8.count
      return end
    }
    #expect(Array(Graphemes.ends(of: text)) == ends)
    #expect(Graphemes.count(text) == clusters.count)
  }
}

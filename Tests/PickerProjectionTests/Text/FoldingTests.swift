import PickerEvents
import PickerProjection
import Testing

@Suite("Folding, case by case")
struct FoldingTests {
  /// Texts that must fold to the same bytes, and what these are.
  struct Alike: CustomTestStringConvertible {
    let name: String
    let texts: [String]
    let folded: String

    var testDescription: String { name }

    init(_ name: String, _ texts: [String], _ folded: String) {
      self.name = name
      self.texts = texts
      self.folded = folded
    }
  }

  static let alike = [
    Alike("nothing", [""], ""),
    Alike("ASCII", ["hello, WORLD! 09 @[`{", "HELLO, world! 09 @[`{"], "hello, world! 09 @[`{"),
    Alike("sharp s", ["Fuß", "FUSS", "FUẞ", "fuss"], "fuss"),
    Alike("sigma", ["ΣΑΣ", "σας", "σασ"], "σασ"),
    Alike("the letters i", ["i", "I", "İ", "ı", "i\u{307}", "I\u{307}", "𝚤"], "i"),
    Alike("ligatures", ["ﬁn", "FIN", "fin"], "fin"),
    Alike("full width", ["ＡＢｃ１", "abc1"], "abc1"),
    Alike("a letter of two letters", ["ǅ", "Ǆ", "ǆ", "DŽ", "dz"], "dz"),
    Alike("Ångström", ["\u{C5}", "\u{212B}", "A\u{30A}", "å", "a"], "a"),
    Alike("strokes", ["Ø", "ø", "o"], "o"),
    Alike("a stroke and an accent", ["Ǿ", "ǿ", "ø\u{301}", "O\u{338}\u{301}"], "o"),
    Alike("more strokes", ["ĐŁĦ", "đłħ", "dlh"], "dlh"),
    Alike("two vowels", ["ÆŒ", "æœ", "Ǣœ", "ᴭœ", "aeoe"], "aeoe"),
    Alike("apostrophes", ["'n", "’n", "‘n", "ʼn", "ŉ", "＇N"], "'n"),
    Alike("a free-standing accent", ["a¨b", "a´b", "a b", "a\u{A0}b", "a\u{3000}b"], "a b"),
    Alike("marks alone", ["\u{301}", "\u{301}\u{308}\u{300}", "\u{FE0F}", "\u{E0101}", ""], ""),
    Alike("an ypogegrammeni", ["ᾳ", "α\u{345}", "Α"], "α"),
    Alike(
      "closed syllables", ["학", "\u{1112}\u{1161}\u{11A8}", "하\u{11A8}"],
      "\u{1112}\u{1161}\u{11A8}"),
    Alike("the last syllable", ["\u{D7A3}"], "\u{1112}\u{1175}\u{11C2}"),
    Alike("the first syllable", ["\u{AC00}"], "\u{1100}\u{1161}"),
    Alike("vowel signs that are no Mn stay", ["कि", "कि\u{93C}"], "कि"),
    Alike("vowel signs that are Mn go", ["कु", "क"], "क"),
    Alike("Arabic", ["\u{623}\u{643}\u{644}", "\u{622}\u{643}\u{644}", "اكل"], "اكل"),
    Alike("a ligature of 18 letters", ["\u{FDFA}"], "صلى الله عليه وسلم"),
    Alike("compatibility signs", ["…①Ⅳ㎏", "...1IVKG"], "...1ivkg"),
    Alike("Cherokee", ["\u{AB70}", "\u{13A0}"], "\u{13A0}"),
    Alike("emoji keep their joiners", ["👩‍🚀", "👩\u{200D}🚀\u{FE0F}"], "👩\u{200D}🚀"),
    Alike(
      "marks that stay change places", ["\u{1D16D}\u{1D165}", "\u{1D165}\u{1D16D}"],
      "\u{1D165}\u{1D16D}"),
    Alike(
      "and past one that goes",
      ["\u{1D16D}\u{34F}\u{1D165}", "\u{1D165}\u{301}\u{1D16D}"], "\u{1D165}\u{1D16D}"),
    Alike(
      "notes", ["\u{1D15E}\u{1D16D}", "\u{1D157}\u{1D16D}\u{1D165}"],
      "\u{1D157}\u{1D165}\u{1D16D}"),
    Alike(
      "tone marks of Hangul", ["가\u{302F}\u{302E}"], "\u{1100}\u{1161}\u{302F}\u{302E}"),
  ]

  @Test(arguments: alike)
  func `texts that are alike fold to the same bytes`(_ alike: Alike) {
    for text in alike.texts {
      #expect(Folding.folded(ExactText(text)) == Array(alike.folded.utf8), "\(text)")
    }
  }

  @Test(arguments: [
    ("fusball", "fußball"), ("lor", "l'or"), ("하", "호"), ("a", "b"), ("ζ", "σ"), ("1", "2"),
    ("\u{1D165}", "\u{1D16D}"), ("j", "ȷ"),
  ])
  func `other texts do not`(_ left: String, _ right: String) {
    #expect(Folding.folded(ExactText(left)) != Folding.folded(ExactText(right)))
  }

  @Test func `an open syllable begins a closed one`() {
    #expect(Folding.folded("학").starts(with: Folding.folded("하")))
    #expect(!Folding.folded("학").starts(with: Folding.folded("호")))
  }

  @Test func `a text is appended, and marks stay in their own text`() {
    var bytes: [UInt8] = []
    Folding.fold("\u{1D16D}", into: &bytes)
    Folding.fold("\u{1D165}", into: &bytes)
    #expect(bytes == Array("\u{1D16D}\u{1D165}".utf8))
  }

  @Test func `a text of any length is folded wherever its letters stand`() {
    for length in 0..<40 {
      for letter in ["Ä", "ß", "한", "\u{FDFA}", "漢", "😀", "\u{1D15F}"] {
        let before = String(repeating: "B", count: length)
        let after = String(repeating: "Z", count: 40 - length)
        let expected =
          Array(before.utf8).map { $0 | 0x20 } + Folding.folded(ExactText(letter))
          + Array(after.utf8).map { $0 | 0x20 }
        #expect(Folding.folded(ExactText(before + letter + after)) == expected)
      }
    }
  }

  @Test func `a text that grows with every letter is folded whole`() {
    let folded = Folding.folded(ExactText(String(repeating: "\u{FDFA}", count: 1_000)))
    let once = Array("صلى الله عليه وسلم".utf8)
    #expect(folded == Array(repeatElement(once, count: 1_000).joined()))
  }

  @Test func `many marks out of order are put in order`() {
    let text = String(repeating: "\u{1D16D}\u{1D165}", count: 10_000)
    let expected =
      String(repeating: "\u{1D165}", count: 10_000) + String(repeating: "\u{1D16D}", count: 10_000)
    #expect(Folding.folded(ExactText(text)) == Array(expected.utf8))
  }

  @Test func `the version is that of Unicode`() {
    #expect(Folding.version == "15.0.0")
  }
}

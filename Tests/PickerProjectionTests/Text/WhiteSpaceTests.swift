import PickerEvents
import PickerProjection
import Testing

@Suite("White space")
struct WhiteSpaceTests {
  /// The property White_Space, written out.
  static let white: [Unicode.Scalar] = [
    "\u{9}", "\u{A}", "\u{B}", "\u{C}", "\u{D}", " ", "\u{85}", "\u{A0}", "\u{1680}", "\u{2000}",
    "\u{2001}", "\u{2002}", "\u{2003}", "\u{2004}", "\u{2005}", "\u{2006}", "\u{2007}", "\u{2008}",
    "\u{2009}", "\u{200A}", "\u{2028}", "\u{2029}", "\u{202F}", "\u{205F}", "\u{3000}",
  ]

  private static func isWhite(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value <= 0x3000 && white.contains(scalar)
  }

  @Test func `these scalars are dropped at both ends, and no others`() {
    // All white space and all controls are in the first plane; the next test sees all planes.
    for number in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(number) else { continue }
      let text = ExactText(String(scalar))
      let isWhite = Self.isWhite(scalar)
      let isControl = number < 0x20 || (0x7F...0x9F).contains(number)
      guard
        WhiteSpace.trimmed(text).isEmpty != isWhite
          || WhiteSpace.trimmedWithControls(text).isEmpty != (isWhite || isControl)
      else { continue }
      Issue.record("U+\(String(number, radix: 16))")
    }
  }

  @Test(arguments: AllScalars.planes)
  func `these scalars part words, and no others`(plane: UInt32) {
    for scalars in AllScalars.texts(plane: plane) {
      // Each scalar has a line feed behind it: it is a word, or it is white space.
      let words = scalars.lazy.filter { value in
        Unicode.Scalar(value).map { !Self.isWhite($0) } ?? false
      }
      let text = ExactText(scalars: scalars)
      #expect(
        WhiteSpace.words(of: Array(text.string.utf8)).count == words.count,
        "from U+\(String(scalars[0], radix: 16))")
    }
  }

  @Test func `what stands between stays, byte by byte`() {
    #expect(
      WhiteSpace.trimmed(" \u{3000}e\u{301} \u{E9}\u{200B}\u{A0}\n") == "e\u{301} \u{E9}\u{200B}")
    #expect(WhiteSpace.trimmed("\r\n\u{301}\r\n") == "\u{301}")
    #expect(WhiteSpace.trimmed("") == "")
    #expect(WhiteSpace.trimmed("\u{2003}\u{A0}") == "")
    #expect(WhiteSpace.trimmed("\u{1D}a\u{1D}") == "\u{1D}a\u{1D}")
  }

  @Test func `a scanned value loses what scanners add`() {
    #expect(WhiteSpace.trimmedWithControls("\u{1D} 4006381333931\r\n\u{4}") == "4006381333931")
    #expect(WhiteSpace.trimmedWithControls("a\u{1D}b") == "a\u{1D}b")
    #expect(WhiteSpace.trimmedWithControls("\u{0}\u{9F}\u{7F} ") == "")
  }

  @Test(arguments: [
    ("", []), (" \u{3000}", []), ("one", ["one"]), ("  GREEN   tea ", ["green", "tea"]),
    ("new\u{B4}york", ["new", "york"]), ("new\u{A0}york\u{2028}x", ["new", "york", "x"]),
    ("\u{301} newa", ["newa"]), ("\u{B4}", []),
    ("a\u{85}b\u{1680}c\tあ い", ["a", "b", "c", "あ", "い"]),
    ("a\u{200B}b", ["a\u{200B}b"]),
  ])
  func `a folded text is split into words`(_ text: String, _ words: [String]) {
    let folded = Folding.folded(ExactText(text))
    let found = WhiteSpace.words(of: folded).map { Array(folded[$0]) }
    #expect(found == words.map { Array($0.utf8) })
  }
}

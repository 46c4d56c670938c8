import PickerEvents
import PickerProjection
import Testing

@Suite(
  "Grapheme clusters, against Unicode's test",
  .enabled(
    if: UnicodeFiles.areInstalled, "Debian's unicode-data is not here in the tables' version"))
struct GraphemeBreakTests {
  @Test func `every line of GraphemeBreakTest holds`() throws {
    let lines = try UnicodeFiles.lines(of: "auxiliary/GraphemeBreakTest.txt")
    #expect(lines.count == 602)
    for line in lines {
      // ÷ stands where a cluster begins or ends, × where none does.
      var ends: [Int] = []
      var scalars: [UInt32] = []
      for word in line.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
        if let scalar = UInt32(word, radix: 16) {
          scalars.append(scalar)
        } else if word == "÷", !scalars.isEmpty {
          ends.append(ExactText(scalars: scalars).string.utf8.count)
        } else {
          #expect(word == "×" || word == "÷")
        }
      }
      let text = ExactText(scalars: scalars)
      #expect(Array(Graphemes.ends(of: text)) == ends, "\(line)")
      #expect(Graphemes.count(text) == ends.count, "\(line)")
    }
  }
}

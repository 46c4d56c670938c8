import Foundation
import PickerEvents
import Testing

@testable import replay

@Suite struct `On a terminal and off it` {
  let shop: Workshop

  init() throws {
    shop = try Workshop()
    try shop.write(Samples.fruit, to: "fruit.picker.ndjson")
  }

  @Test func `colours are for terminals, and never with NO_COLOR`() throws {
    let words = ["show", "fruit.picker.ndjson"]
    #expect(!(try shop.run(words)).output.contains("\u{1B}"))
    #expect(try shop.run(words + ["--color", "always"]).output.contains("\u{1B}[32m"))
    let never = try shop.run(words + ["--color", "always"], environment: ["NO_COLOR": "1"])
    #expect(!never.output.contains("\u{1B}"))
  }

  #if os(Linux)
  @Test func `a terminal gets colours, and none with NO_COLOR`() throws {
    let colourful = try shop.runOnTerminal(["show", "fruit.picker.ndjson"])
    #expect(colourful.contains("\u{1B}[32m+"))
    let plain = try shop.runOnTerminal(
      ["show", "fruit.picker.ndjson"], environment: ["NO_COLOR": "1"])
    #expect(plain.contains("refused: itemDisabled"))
    #expect(!plain.contains("\u{1B}"))
  }
  #endif

  @Test func `a closed pipe ends it quietly`() throws {
    let many = (0..<3_000).map { _ in Samples.tapped("a") }
    try shop.write(([Samples.opened("s")] + many).joined(separator: "\n"), to: "long.picker.ndjson")
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = [
      "-c",
      #""$0" show long.picker.ndjson 2>err | head -n 1 >out; "$0" show long.picker.ndjson | true"#,
      ToolRun.executable.path,
    ]
    shell.currentDirectoryURL = shop.folder
    try shell.run()
    shell.waitUntilExit()
    #expect(try shop.bytes("err").isEmpty)
    #expect(try !shop.bytes("out").isEmpty)
  }

  @Test func `texts of a record cannot act on the terminal`() throws {
    let title = #"\u001b[31mred\u001b]0;t\u0007\u0000 \u202egnp.exe\u2066 \u009b \u200f end\n2nd"#
    let long = String(repeating: "字", count: 500)
    let text = """
      {"event":"opened","session":"h\\u001b[2J","items":[{"id":"x","title":"\(title)"},{"id":"l","title":"\(long)"},{"id":"r","title":"שלום"}]}
      {"event":"tapped","item":"x"}
      {"event":"tapped","item":"l"}
      {"event":"tapped","item":"r"}
      {"expect":{"selected":["\(title)"]}}

      """
    try shop.write(text, to: "hostile.picker.ndjson")
    var all = ""
    for words in [["show"], ["state"], ["sessions"], ["check"]] {
      let run = try shop.run([words[0], "hostile.picker.ndjson"])
      all += run.output
      for scalar in run.output.unicodeScalars where scalar != "\n" {
        let isControl = scalar.properties.generalCategory == .control
        let turns = [0x202E, 0x202D, 0x2066, 0x2067, 0x200F].contains(Int(scalar.value))
        #expect(!isControl && !turns, "U+\(String(scalar.value, radix: 16)) in \(words[0])")
      }
    }
    #expect(all.contains("␛[31mred␛]0;t␇␀ \\u{202E}gnp"))
    #expect(all.contains("\u{2068}שלום\u{2069}"), "right-to-left text is isolated")
    #expect(!all.contains(String(repeating: "字", count: 30)), "long titles are cut")
    try Golden.expect(all, "hostile.txt")
  }

  @Test func `wide and right-to-left titles line up`() throws {
    System.prepare()
    #expect(Printable.width(of: "字字") == 4)
    #expect(Printable.width(of: "e\u{301}") == 1)
    #expect(Printable.width(of: "🇧🇪👩‍🚀❤️") == 6)
    #expect(Printable.width(of: Printable.text("שלום")) == 4)
    var table = Table([.left, .left])
    for title in ["字字", "שלום", "abcd"] { table.add([Cell(Printable.text(title)), Cell("|")]) }
    #expect(table.lines == ["字字  |", "\u{2068}שלום\u{2069}  |", "abcd  |"])
  }

  @Test func `titles that fit are not cut, others are cut at whole letters`() {
    System.prepare()
    #expect(Printable.shortened("字字字", to: 6) == "字字字")
    #expect(Printable.shortened("字字字字", to: 6) == "字字…")
    #expect(Printable.shortened("abcdefg", to: 6) == "abcde…")
    // What is printed for these takes eight columns and one.
    #expect(Printable.shortened("\u{202E}\u{202E}", to: 9) == "\u{202E}…")
    #expect(Printable.shortened("\u{1B}\u{1B}\u{1B}", to: 3) == "\u{1B}\u{1B}\u{1B}")
  }

  @Test func `a bar says how far the work is`() {
    #expect(Progress.bar("check", 50, of: 100).hasSuffix("50 %  check"))
    #expect(Progress.bar("check", 7, of: 0).contains("100 %"))
  }

  @Test func `spans of time are rounded to what is said`() {
    for (microseconds, words) in [
      (nil, "–"), (0, "0.0 s"), (49_999, "0.0 s"), (50_000, "0.1 s"), (4_249_999, "4.2 s"),
      (59_949_999, "59.9 s"), (59_950_000, "1 min 0 s"), (72_400_000, "1 min 12 s"),
      (3_599_499_999, "59 min 59 s"), (3_599_500_000, "1 h 0 min"), (7_500_000_000, "2 h 5 min"),
      (86_369_999_999, "23 h 59 min"), (86_370_000_000, "1 d 0 h"), (Int64.max, "106751991 d 4 h"),
    ] as [(Int64?, String)] {
      #expect(Moments.duration(microseconds) == words)
    }
  }

  @Test func `shares are rounded, and of nothing there is none`() {
    for (part, whole, words) in [
      (0, 0, "–"), (0, 7, "0.0 %"), (1, 3, "33.3 %"), (2, 3, "66.7 %"), (1, 2_000, "0.1 %"),
      (1, 2_001, "0.0 %"), (1_999, 2_000, "100.0 %"), (7, 7, "100.0 %"),
    ] {
      #expect(Shares.percent(part, of: whole) == words, "\(part) of \(whole)")
    }
    #expect(Shares.tenThousandths(1, of: 3) == 3_333)
    #expect(Shares.tenThousandths(1, of: 32) == 313)
    #expect(Shares.tenThousandths(0, of: 0) == nil)
  }

  @Test func `numbers go with their nouns`() {
    #expect(Words.count(1, "pick") == "1 pick")
    #expect(Words.count(0, "pick") == "0 picks")
  }

  @Test func `the countries stand in sections by their first letter`() {
    let sections = Countries.sections()
    #expect(sections.reduce(0) { $0 + $1.items.count } == 249)
    #expect(sections[0].id == "A")
    #expect(sections[0].items.contains { $0.title == "Åland Islands" })
    #expect(sections.map(\.id) == sections.map(\.id).sorted())
  }
}

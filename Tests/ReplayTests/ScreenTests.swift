import Foundation
import Testing

@testable import replay

@Suite struct `The drawn screen` {
  let shop: Workshop

  init() throws {
    shop = try Workshop()
    System.prepare()
  }

  /// Draws a session after some of its events, and keeps it in a file.
  private func draw(
    _ session: String, at events: [Int], _ golden: String,
    sourceLocation: SourceLocation = #_sourceLocation,
  ) throws -> [String] {
    try shop.write(session, to: "s.picker.ndjson")
    var screens: [String] = []
    for event in events {
      let run = try shop.replay("state", "s.picker.ndjson", "--screen", "--at", "\(event)")
      #expect(run.status == 0, "\(run.remarks)", sourceLocation: sourceLocation)
      screens.append(run.output)
      let frame = run.lines.filter { "╭├│╰".contains($0.first ?? " ") }
      #expect(frame.count >= 3, sourceLocation: sourceLocation)
      for line in frame {
        let width = Printable.width(of: String(line))
        #expect(width == ScreenDrawing.widest, "\(line)", sourceLocation: sourceLocation)
      }
    }
    try Golden.expect(screens.joined(separator: "\n"), golden, sourceLocation: sourceLocation)
    return screens
  }

  @Test func `of a plain list has its buttons, rows, picks and summary`() throws {
    let screens = try draw(Samples.fruit, at: [3, 6], "screen-plain.txt")
    #expect(screens[0].contains("[Done]") && screens[0].contains("(Date)"))
    #expect(screens[0].contains("summary  Banana, Cherry"))
    #expect(screens[1].contains("(Cancel)") && screens[1].contains("(Done)"))
    #expect(screens[1].contains(#"ended    committed 2 picks: "Apple", "Banana""#))
  }

  @Test func `has titles of sections with their marks, and details and icons`() throws {
    let screen = try draw(Samples.planner, at: [6], "screen-sections.txt")[0]
    #expect(screen.contains("│ ⊟ All ") && screen.contains("│ ⊟ Fruit "))
    #expect(screen.contains("│ ☑ Vegetables ") && screen.contains(":leaf: Apple · from the Alps"))
    #expect(screen.contains("Leek                                                           3 ✓"))
  }

  @Test func `of a search shows the field, what found nothing, and no navigation bar`() throws {
    let screen = try draw(Samples.planner, at: [9], "screen-search.txt")[0]
    #expect(screen.contains("|zzz▏") && screen.contains(#"No results for "zzz""#))
    #expect(screen.contains("[Scan] [Cancel]") && !screen.contains("Trip planner"))
  }

  @Test func `is what the viewport shows, with the Selected section or the button to it`() throws {
    let screens = try draw(Samples.planner, at: [7, 8], "screen-viewport.txt")
    #expect(screens[0].contains("[Deselect All]") && screens[0].contains("… 3 more rows below"))
    #expect(!screens[0].contains("Oat"))
    #expect(screens[1].contains("… 2 more rows above") && screens[1].contains("[Selected (3)]"))
    #expect(!screens[1].contains("Apple"))
  }

  @Test func `has an alert over everything else, of which nothing can be pressed`() throws {
    let screens = try draw(Samples.planner, at: [3, 11], "screen-alerts.txt")
    #expect(screens[0].contains("Select at least 2 items; 1 is selected."))
    #expect(screens[0].contains("[OK] │") && screens[0].contains("(Scan)"))
    #expect(screens[1].contains("[Discard Changes]  [Keep Editing]"))
    #expect(screens[1].contains("(Selected (3))") && !screens[1].contains("[Done]"))
  }

  @Test func `has two panes where picks leave the list, and what lies over a list`() throws {
    let screens = try draw(
      Samples.panes, at: [2, 3, 5, 6, 7, 8, 9, 10, 12, 13, 14], "screen-panes.txt")
    #expect(screens[0].contains("● All    ○ Selected (2)"))
    #expect(screens[1].contains("○ All    ● Selected (2)") && screens[1].contains("Cherry"))
    #expect(screens[4].contains("Pear") && !screens[4].contains("Fruit"))
    #expect(screens[6].contains(#"No results for "pq""#))
    #expect(screens[7].contains("|‹erased›") && screens[7].contains("No results for ‹erased›"))
    #expect(screens[8].contains("No items") && screens[9].contains("Loading…"))
    #expect(screens[10].contains("ended    abandoned, nothing committed"))
  }

  @Test func `shows a load that failed over the rows that there are`() throws {
    let screens = try draw(Samples.planner, at: [13, 14], "screen-failed.txt")
    #expect(screens[0].contains("Not loaded") && screens[0].contains("no network"))
    #expect(screens[0].contains("Leek"))
  }

  @Test func `lines up wide and right-to-left texts, with circles before them`() throws {
    let screens = try draw(Samples.wide, at: [3], "screen-wide.txt")
    #expect(screens[0].contains("◉ 寿司") && screens[0].contains("◉ \u{2068}שלום עולם\u{2069}"))
    #expect(screens[0].contains("○ :🥐: ") && screens[0].contains("…)"))
  }

  @Test func `of rows that positions name is the same`() throws {
    let screens = try draw(Samples.days, at: [2, 3], "screen-index.txt")
    #expect(
      screens[0].contains("Monday                                                         2 ✓"))
    #expect(screens[0].contains("Tuesday") && !screens[0].contains("[Cancel]"))
    #expect(screens[1].contains("committed 2 picks"))
  }

  @Test func `of a single choice has neither marks of headers nor places`() throws {
    let screens = try draw(Samples.single, at: [1, 2], "screen-single.txt")
    #expect(!screens[0].contains("☐") && !screens[0].contains("1 ✓") && screens[0].contains("✓"))
    #expect(!screens[0].contains("Done"))
    #expect(screens[1].contains("ended    cancelled, nothing committed"))
  }

  @Test func `has the note with its mark, text, counter and message`() throws {
    let screens = try draw(Samples.note, at: [1, 2, 3, 4, 6, 7, 8], "screen-note.txt")
    #expect(screens[0].contains("|‹For the kitchen›") && screens[0].contains("-/9 │"))
    #expect(screens[0].contains("│ * ") && screens[0].contains("Allergies, wishes"))
    #expect(screens[1].contains("|▏‹For the kitchen›") && screens[1].contains("0/9 │"))
    #expect(screens[2].contains("|no salt▏") && screens[2].contains("7/9 │"))
    #expect(screens[3].contains("! 2 characters over the limit"))
    #expect(screens[4].contains("! The kitchen cannot read this."))
    #expect(screens[5].contains("│ !                    ") && screens[5].contains("11/9 │"))
    #expect(screens[6].contains("committed no picks"))
    let read = try draw(Samples.readOnlyNote, at: [1], "screen-note-read-only.txt")[0]
    #expect(read.contains("(from the last order") && read.contains("Read only"))
  }

  @Test func `is coloured where colours are wanted, and not beside NO_COLOR`() throws {
    try shop.write(Samples.fruit, to: "s.picker.ndjson")
    let words = ["state", "s.picker.ndjson", "--screen", "--color", "always"]
    let coloured = try shop.run(words).output
    #expect(coloured.contains("\u{1B}[32m✓") && coloured.contains("\u{1B}[2m│"))
    let plain = try shop.run(words, environment: ["NO_COLOR": "1"]).output
    #expect(plain == (try shop.run(["state", "s.picker.ndjson", "--screen"]).output))
    #expect(!plain.contains("\u{1B}"))
    // The colours are all that differs.
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test func `is no JSON, and belongs to state`() throws {
    try shop.write(Samples.fruit, to: "s.picker.ndjson")
    let both = try shop.replay("state", "s.picker.ndjson", "--screen", "--json")
    #expect(both.status == 64 && both.output.isEmpty)
    #expect(both.remarks.contains("found --screen beside --json; give one or the other"))
    let show = try shop.replay("show", "s.picker.ndjson", "--screen")
    #expect(show.status == 64 && show.remarks.contains("it belongs to state"))
  }

  @Test func `says that an event was refused, and where it differs from its record`() throws {
    try shop.write(Samples.fruit, to: "s.picker.ndjson")
    let refused = try shop.replay("state", "s.picker.ndjson", "--screen", "--at", "4")
    #expect(refused.output.contains("refused: itemDisabled, the item is disabled"))
    _ = try shop.replay("import", "log.sqlite", "s.picker.ndjson")
    let lie = try shop.replay("export", "log.sqlite").output
      .replacing(#""evicted":["a"]"#, with: #""evicted":["b"]"#)
      .replacing(#""evictedBy":{"a""#, with: #""evictedBy":{"b""#)
    try shop.write(lie, to: "lie.picker.ndjson")
    let drawn = try shop.replay("state", "lie.picker.ndjson", "--screen", "--at", "3")
    let text = try shop.replay("state", "lie.picker.ndjson", "--at", "3")
    #expect(drawn.status == 1 && text.status == 1)
    let tail = try #require(text.output.components(separatedBy: "\n\n").last)
    #expect(tail.hasPrefix("differs from the record: recorded accepted +c ✗b (total)"))
    #expect(drawn.output.hasSuffix("\n\n" + tail))
  }
}

import Foundation
import PickerEvents
import PickerProjection
import Testing

@testable import replay

@Suite struct `A screen of any state` {
  init() { System.prepare() }

  /// Plays all sessions of a file, and looks at the state after each event.
  private func play(_ path: String, _ look: (PickerState) -> Void) throws {
    let console = Console(color: .never)
    let input = try Input.open(path, console)
    for entry in try input.sessions() {
      guard case .playing(var playback) = try Playback.begin(input, entry) else { continue }
      repeat { look(playback.replay.state) } while try playback.next()
    }
  }

  @Test func `fits its width in every state of every scenario`() throws {
    let scenarios = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Scenarios")
    let names = try FileManager.default.contentsOfDirectory(atPath: scenarios.path)
      .filter { $0.hasSuffix(".picker.ndjson") }.sorted()
    #expect(names.count > 15)
    var screens = 0
    for name in names {
      try play(scenarios.appending(path: name).path) { state in
        for width in [40, 57, 200] {
          screens += 1
          let lines = ScreenDrawing(state, width: width, Paint(.never, descriptor: 1)).lines
          let bottom = lines.lastIndex { $0.hasPrefix("╰") } ?? 0
          for line in lines[...bottom] {
            #expect(
              Printable.width(of: line) == min(width, ScreenDrawing.widest), "\(name): \(line)")
          }
          for line in lines[(bottom + 1)...] {
            #expect(Printable.width(of: line) <= width, "\(name): \(line)")
          }
        }
      }
    }
    #expect(screens > 1_000)
  }

  @Test func `of a hundred thousand rows is the few in view, at first those around the pick`()
    throws
  {
    let sections = (0..<1_000).map { section in
      Section(
        id: SectionID("s\(section)"), title: ExactText("Shelf \(section)"),
        items: (0..<100).map { place in
          Item(id: ItemID("\(section)-\(place)"), title: ExactText("\(section * 100 + place)"))
        })
    }
    let config = GivenConfiguration([
      .mode(.multiple), .title("Parts"), .search(.enabled(true)),
    ])
    var state = try PickerState(
      Opening(config: config, sections: sections, preselected: ["701-50"]))
    let none = Paint(.never, descriptor: 1)
    var screens = [ScreenDrawing(state, width: 72, none).lines]
    for event: PickerEvent in [
      .viewportChanged(first: 99_990, capacity: 8), .searchChanged(.typed("9999")),
      .viewportChanged(first: 0, capacity: 8), .searchCancelled, .selectAllTapped,
    ] {
      _ = state.apply(event, at: Timestamp(microseconds: 0))
      screens.append(ScreenDrawing(state, width: 72, none).lines)
    }
    #expect(screens[0].contains { $0.hasPrefix("│ … 70149 more rows above") })
    #expect(screens[1].contains { $0.hasPrefix("│ ☐ Shelf 999 ") })
    #expect(screens[2].contains { $0.hasPrefix("│ … 11 more rows above") })
    #expect(screens[5].last == "summary  100000 picks")
    for screen in screens { #expect(screen.count <= 40) }
    try Golden.expect(
      screens.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n"), "screen-large.txt")
  }

  @Test func `leaves a text of the record no way to act on the terminal`() throws {
    let turns = String(repeating: "\u{202E}", count: 6)
    let hostile = ExactText("\u{1B}[31m\u{202E}x\u{7}\u{200F}\nline\(turns)")
    let opening = Opening(
      config: .init([
        .mode(.multiple), .title(hostile), .prompt(hostile), .allTitle(hostile),
        .selectAllTitle(hostile), .search(.enabled(true)), .search(.placeholder(hostile)),
        .search(.hidesNavigationBar(false)), .confirmsOnCancel(true), .min(2),
        .requiresSelection(true), .validationAlert(.title(hostile)),
        .validationAlert(.message(hostile)), .validationAlert(.dismissTitle(hostile)),
        .note(.text(hostile)), .note(.hint(hostile)), .note(.isRequired(true)),
        .note(.mandatoryIndicator(hostile)),
      ]),
      sections: [
        Section(
          id: "s", title: hostile,
          items: [
            Item(id: "a", title: hostile, detail: hostile, icon: hostile),
            Item(id: "b", title: hostile, enabled: false),
          ])
      ])
    var state = try PickerState(opening)
    var all: [String] = []
    for event: PickerEvent in [
      .tapped("a"), .viewportChanged(first: 0, capacity: 1),
      .searchChanged(.typed(hostile)), .loadFailed(message: hostile), .doneTapped,
    ] {
      _ = state.apply(event, at: Timestamp(microseconds: 0))
      let lines = ScreenDrawing(state, width: 60, Paint(.never, descriptor: 1)).lines
      for line in lines where "╭├│╰".contains(line.first ?? " ") {
        #expect(Printable.width(of: line) == 60, "\(line)")
      }
      all += lines
    }
    #expect(all.joined().contains("␛[31m\\u{202E}x␇"))
    for scalar in all.joined().unicodeScalars {
      #expect(
        scalar.properties.generalCategory != .control && ![0x202E, 0x200F].contains(scalar.value))
    }
  }

  @Test func `breaks long texts between words, or between letters where there are none`() {
    func lines(_ text: String, limit: Int = 9) -> [String] {
      WrappedText(text, columns: 6, limit: limit).lines
    }
    #expect(lines("") == [])
    #expect(lines("one two three") == ["one", "two", "three"])
    #expect(lines("a b c d") == ["a b c", "d"])
    #expect(lines("one\n\ntwo") == ["one", "", "two"])
    #expect(lines("字字字字") == ["字字字", "字"])
    #expect(lines("abcdefgh i") == ["abcdef", "gh i"])
    #expect(lines("one two three", limit: 2) == ["one", "two …"])
    #expect(lines("one two", limit: 2) == ["one", "two"])
    #expect(lines("שלום אב", limit: 2) == ["\u{2068}שלום\u{2069}", "\u{2068}אב\u{2069}"])
  }
}

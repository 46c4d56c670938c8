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

  @Test func `leaves a text of the record no way to act on the terminal`() throws {
    let hostile: ExactText = "\u{1B}[31m\u{202E}x\u{7}\u{200F}\nline"
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
      all += ScreenDrawing(state, width: 60, Paint(.never, descriptor: 1)).lines
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

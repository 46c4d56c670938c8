import Foundation
import PickerEvents
import PickerProjection
import PickerTables
import Testing

@testable import replay

@Suite struct `What the documents say of the tool` {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  @Test func `the README shows what the demo prints`() throws {
    let demo = try Workshop().replay("demo").outputOfRelease
    #expect(try text("README.md").contains("```\n\(demo)```"))
  }

  @Test func `the first example of check holds in a checkout`() throws {
    let words = try #require(Verb.check.examples.first).line.split(separator: " ").map(String.init)
    #expect(words.count == 3 && words[..<2] == ["replay", "check"])
    let run = try Workshop().replay("check", Self.root.appending(path: words[2]).path)
    #expect(run.status == 0, "\(run.output) \(run.remarks)")
    #expect(run.output.hasPrefix("good: "))
  }

  @Test func `Replay.md names every verb with all its options`() throws {
    let text = try text("Documentation/Replay.md")
    for verb in Tool.verbs {
      let row = text.split(separator: "\n").first { $0.hasPrefix("| `\(verb.name)` |") }
      for option in verb.options {
        #expect(row?.contains("--\(option.name)") == true, "\(verb.name) --\(option.name)")
      }
      #expect(row != nil, "\(verb.name)")
    }
  }

  @Test func `Replay.md shows what --screen draws`() throws {
    let shop = try Workshop()
    try shop.write(Samples.planner, to: "planner.picker.ndjson")
    let screen = try shop.replay("state", "planner.picker.ndjson", "--screen", "--at", "7").output
    #expect(try text("Documentation/Replay.md").contains("```\n\(screen)```"))
  }

  @Test func `Replay.md lists the read-outs in the order of the JSON`() throws {
    let text = try text("Documentation/Replay.md").replacing("\n", with: " ")
    #expect(text.contains(ReadOut.allCases.map { "`\($0.name)`" }.joined(separator: ", ")))
  }

  @Test func `Replay.md lists what stands behind the receipt, in the order of the JSON`() throws {
    let text = try text("Documentation/Replay.md").replacing("\n", with: " ")
    #expect(text.contains(StateJSON.furtherKeys.map { "`\($0)`" }.joined(separator: ", ")))
  }

  @Test func `Replay.md lists the keys of stats, and Analytics.md has its words`() throws {
    let shop = try Workshop()
    try shop.write(Samples.market, to: "market.picker.ndjson")
    let keys = try shop.replay("stats", "market.picker.ndjson", "--json").output
      .matches(of: /"(\w+)":/).map { String($0.output.1) }
    #expect(Set(keys).count > 30)
    let row = try text("Documentation/Replay.md")
    for key in keys { #expect(row.contains("`\(key)`"), "\(key)") }
    let words = try text("Documentation/Analytics.md")
    for name in FunnelStep.Name.allCases { #expect(words.contains("`\(name.rawValue)`")) }
    for cause in PickCause.allCases { #expect(words.contains("`\(cause.name)`")) }
  }

  @Test func `Replay.md lists every moment of an item's life`() throws {
    let text = try text("Documentation/Replay.md")
    for what in [
      "came", "returned", "left", "moved", "disabled", "enabled", "picked", "unpicked", "refused",
      "skipped", "held",
    ] {
      #expect(text.contains("\n| `\(what)` |"), "\(what)")
    }
    for cause in SkipCause.allCases { #expect(text.contains(cause.name), "\(cause)") }
    for source in CatalogSource.allCases { #expect(text.contains(source.name), "\(source)") }
  }
}

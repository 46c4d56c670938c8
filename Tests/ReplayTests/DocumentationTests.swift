import Foundation
import PickerEvents
import PickerProjection
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

  @Test func `Replay.md lists the read-outs in the order of the JSON`() throws {
    let text = try text("Documentation/Replay.md").replacing("\n", with: " ")
    #expect(text.contains(ReadOut.allCases.map { "`\($0.name)`" }.joined(separator: ", ")))
  }
}

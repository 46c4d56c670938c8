import FaultSupport
import Foundation
import Testing

@Suite struct `What Log.md shows` {
  @Test func `is what its questions give over the log of the demo`() throws {
    let shop = try Workshop()
    let demo = try shop.replay("demo", "picker-demo.sqlite")
    try #require(demo.status == 0)
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/Log.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let raw = RawLog(shop.url("picker-demo.sqlite").path)
    var questions = 0
    for part in text.components(separatedBy: "```sql\n").dropFirst() {
      let blocks = part.components(separatedBy: "```")
      let shown = blocks[2].trimmingCharacters(in: .newlines)
      let found = raw.rows(blocks[0]).map { row in
        row.map { $0 == "NULL" ? "" : $0 }.joined(separator: "|")
      }
      #expect(found.joined(separator: "\n") == shown)
      questions += 1
    }
    #expect(questions == 5)
  }
}

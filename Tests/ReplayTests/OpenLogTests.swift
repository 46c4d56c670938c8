import EventStore
import Foundation
import Testing

@Suite struct `A log that somebody else has open` {
  @Test func `takes an import`() throws {
    let workshop = try Workshop()
    try workshop.write(#"{"event":"opened","session":"a","items":["x"]}"#, to: "a.picker.ndjson")
    try workshop.write(#"{"event":"opened","session":"b","items":["x"]}"#, to: "b.picker.ndjson")
    #expect(try workshop.replay("import", "log.sqlite", "a.picker.ndjson").status == 0)
    let other = try EventStore(.file(path: workshop.url("log.sqlite").path), access: .existing)
    #expect(try workshop.replay("import", "log.sqlite", "b.picker.ndjson").status == 0)
    #expect(try other.sessions().count == 2)
  }

  @Test func `is never replaced by an export of itself`() throws {
    let workshop = try Workshop()
    try workshop.write(#"{"event":"opened","session":"a","items":["x"]}"#, to: "a.picker.ndjson")
    #expect(try workshop.replay("import", "log.sqlite", "a.picker.ndjson").status == 0)
    let before = try workshop.contents()
    let run = try workshop.replay("export", "log.sqlite", "a", "-o", "log.sqlite", "--force")
    #expect(run.status == 64)
    #expect(try workshop.contents() == before)
  }
}

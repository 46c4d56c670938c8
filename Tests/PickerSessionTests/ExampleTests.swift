import Foundation
import PickerSession
import Testing

@Suite struct `The example picker` {
  private static let golden = Files.package
    .appending(path: "Tests/PickerSessionTests/Golden/example-picker.txt")

  private static func run(_ script: String, log: String) throws -> (output: String, status: Int32) {
    try Program.run("example-picker", [log], script: script)
  }

  @Test func `prints what it always did, and goes on where it was left`() throws {
    let log = TemporaryFile()
    let scripts = [
      // A disabled row, an eviction, nonsense, an undo; the last line is never read.
      "tap 1\ntap 4\ntap 6\ntap 2\ntap 7\nbread\ntap 3\nlist\nundo\nleave\ntap 1\n",
      // The input ends in the middle of it, as a kill would end it.
      "all\ncancel\ntap 1\nno\nnone\nundo\n",
      "redo\ntap 5\ndone\n",
      "tap 2\ncancel\nyes\ntap 1\n",
      "no\nabandon\nlist\n",
      // Rows have the numbers that they are shown with; a scan picks what the search hides.
      "find an\ntap 1\nscan 4012345678901\nscan 4012345678901\nfind\nscan 99\nfind br x\ntap 1\n",
      // It is left in the middle of a search, and found there.
      "find app\nleave\n",
      "tap 1\nfind\ndone\n",
    ]
    var text = ""
    for script in scripts {
      let run = try Self.run(script, log: log.path)
      #expect(run.status == 0)
      text += run.output + "--\n"
    }
    #expect(text.contains("Welcome back: 7 events"))
    #expect(text.contains("x Apple made room (total limit)"))
    #expect(text.contains("Bought: Croissant"))
    #expect(text.contains("\"an\": 2 found") && text.contains("refused: alreadySelected"))
    #expect(text.contains("Bought: Apple, Banana, Bread"))
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
      try Data(text.utf8).write(to: Self.golden)
      Issue.record("the text was recorded; look at it, then run without RECORD_GOLDEN")
    }
    let kept = try String(decoding: Data(contentsOf: Self.golden), as: UTF8.self)
    #expect(text == kept)
    let endings = try log.open().sessions().map(\.ending)
    #expect(Set(endings) == [.done, .cancelled, .abandoned])
  }

  @Test func `goes on with another process's session, which then gets a conflict`() throws {
    let log = TemporaryFile()
    var opening = Samples.opening()
    opening.app = "example-picker"
    let session = try PickerSession(opening, in: try log.open())
    try session.send(.tapped("a"))
    let run = try Self.run("tap 2\nleave\n", log: log.path)
    #expect(run.status == 0 && run.output.contains("Welcome back: 2 events"))
    let error = #expect(throws: PickerSessionError.self) { try session.send(.tapped("c")) }
    #expect(error?.code == .conflict)
    #expect(session.picks == ["a"])
    #expect(try PickerSession.resume(session.id, in: session.store).picks == ["a", "b"])
  }

  @Test func `says what is wrong with a log, and fails`() throws {
    let log = TemporaryFile()
    try Data("this is no log, but a text that is long enough".utf8).write(
      to: URL(filePath: log.path))
    let run = try Self.run("tap 1\n", log: log.path)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("example-picker: "))
  }
}

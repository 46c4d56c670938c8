import PickerSession
import Testing

/// What the example does where not all goes well, or where others use its log.
@Suite struct `The example picker in company` {
  private static func start(_ log: TemporaryFile) throws -> Program {
    let program = try Program("example-picker", [log.path])
    // It is heard before it is told anything: it hands on what it prints.
    #expect(program.hear("Groceries: 0 picked\n").contains("1. [ ] Apple"))
    return program
  }

  @Test func `is over when somebody else ends its session`() throws {
    let log = TemporaryFile()
    let program = try Self.start(log)
    try program.say("tap 1\n")
    #expect(program.hear("Groceries: 1 picked\n").contains("+ Apple"))
    let store = try log.open()
    let left = try #require(try PickerSession.unfinished(in: store).first)
    try PickerSession.abandon(left.id, in: store)
    try program.say("tap 2\nlist\n")
    let end = try program.end()
    #expect(end.status == 0)
    #expect(end.output == "The session has ended: abandoned. Open a new session.\n")
    #expect(try store.session(left.id)?.eventCount == 3)
  }

  @Test func `goes on from what somebody else picked`() throws {
    let log = TemporaryFile()
    let program = try Self.start(log)
    let store = try log.open()
    let left = try #require(try PickerSession.unfinished(in: store).first)
    try PickerSession.resume(left.id, in: store).send(.tapped("Cherry"))
    try program.say("tap 1\n")
    #expect(program.hear("1 picked\n").contains("3. [1] Cherry"))
    try program.say("tap 1\n")
    #expect(program.hear("2 picked\n").contains("+ Apple"))
    #expect(try program.end().status == 0)
  }

  @Test func `says that an event was not stored, and goes on`() throws {
    let log = TemporaryFile()
    let program = try Self.start(log)
    let store = try log.open()
    // An index that lets nobody add a second event; triggers of a file are not obeyed.
    try store.execute("CREATE UNIQUE INDEX fail ON events((1))")
    try program.say("tap 1\n")
    let answer = program.hear("\n")
    #expect(answer.hasPrefix("The log took nothing: "), "\(answer)")
    try store.execute("DROP INDEX fail")
    try program.say("tap 1\n")
    #expect(program.hear("Groceries: 1 picked\n").contains("+ Apple"))
    #expect(try program.end().status == 0)
  }

  @Test(arguments: ["tap 1\ndone\n", "tap 1\ncancel\nyes\n", "tap 1\nabandon\n"])
  func `keeps the choices of a session that ends before it leaves`(script: String) throws {
    let log = TemporaryFile()
    #expect(try Program.run("example-picker", [log.path], script: script).status == 0)
    #expect(try log.open().number("SELECT count(*) FROM choices") == 1)
  }

  @Test func `says how it is used, and takes no option for a file`() throws {
    let help = try Program.run("example-picker", ["--help"])
    #expect(help.status == 0 && help.output.hasPrefix("usage: example-picker [FILE]\n"))
    for wrong in [["-x"], ["a.sqlite", "b.sqlite"]] {
      let run = try Program.run("example-picker", wrong)
      #expect(run.status == 64 && run.output == help.output)
    }
  }

  @Test func `says that nothing is kept where no file is named`() throws {
    let run = try Program.run("example-picker", script: "tap 1\n")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("No file is named, so what you pick is not kept.\n"))
    #expect(run.output.hasSuffix("+ Apple\nGroceries: 1 picked\n"))
  }
}

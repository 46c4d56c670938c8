import EventStore
import FaultSupport
import PickerEvents
import Testing

@Suite struct `A writer that dies while it writes the index of the WAL` {
  @Test(arguments: [false, true])
  func `holds no reader up, who has all that was acknowledged`(isOpenBefore: Bool) throws {
    let folder = LogFolder()
    _ = try EventStore(.file(path: folder.log))
    let writer = try Worker(["append", folder.log, "writer", "1", "endings"])
    writer.wait(lines: 20)
    // Somebody else has the log open, so that the index counts, and does not come to mend it.
    let other = try Worker(["follow", folder.log, "existing", "nothing"])
    other.wait(lines: 10)
    other.freeze()
    writer.killNow()
    let sent = `A writer that is killed`.sent(by: writer, "writer", seed: 1)
    var reader: EventStore?
    if isOpenBefore {
      reader = try EventStore(.file(path: folder.log), access: .readOnly)
      #expect(try reader?.head() ?? 0 > 0)
    }
    // The two copies of its header differ where a writer died between them.
    var index = folder.read("picker.log-shm")
    index[8] ^= 0xFF
    folder.overwrite(index, in: "picker.log-shm")
    let store = try reader ?? EventStore(.file(path: folder.log), access: .readOnly)
    let events = sent.sends.prefix(sent.promised).reduce(0) { $0 + $1.events.count }
    #expect(try store.head() >= events)
    #expect(store.notice != nil)
    reader = store
    // The next writer mends it, and is followed.
    let next = try EventStore(.file(path: folder.log), access: .existing)
    let head = try next.head()
    try Send.opening("after").append(to: next)
    #expect(try store.head() == head + 1)
    #expect(
      try Oracle(next, of: [sent, Oracle.Writer([.opening("after")], promised: 1)]).problems == [])
  }
}

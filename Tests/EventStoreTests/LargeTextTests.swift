import EventStore
import PickerEvents
import Testing

@Suite struct `A text of 100 MB` {
  @Test func `goes in, comes back, and is there when the log is opened again`() throws {
    let folder = TemporaryFolder()
    // Not one byte repeated: each part says where it stands.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(100 << 20)
    while bytes.count < 100 << 20 { bytes += Array("\(bytes.count) is where this begins. ".utf8) }
    let text = String(decoding: bytes, as: UTF8.self)
    let noted = Events.recorded(2, .noteSet(text: ExactText(text)))
    let events = [Events.opened(), noted, Events.tapped(3)]
    do {
      let store = try EventStore(.file(path: folder.file()))
      try store.append(events, to: "s", expecting: .mustNotExist)
      #expect(try store.all("s") == events)
    }
    for access in [EventStore.Access.readOnly, .existing] {
      let store = try EventStore(.file(path: folder.file()), access: access)
      #expect(try store.all("s") == events)
      // The same events are read without it.
      #expect(try store.all("s", from: 3) == [events[2]])
    }
  }
}

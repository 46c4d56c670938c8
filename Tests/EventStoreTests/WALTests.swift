import EventStore
import PickerEvents
import Testing

@Suite struct `The WAL` {
  @Test func `stays small, however many taps there are without an ending`() throws {
    let folder = TemporaryFolder()
    let store = try EventStore(.file(path: folder.file()))
    try store.append([Events.opened()], to: "s", expecting: .any)
    for sequence in 2...4_000 {
      try store.append([Events.tapped(sequence)], to: "s", expecting: .exactly(sequence - 1))
    }
    #expect(folder.read("picker.log-wal").count < 20 << 20)
  }

  @Test func `is moved into the file at an ending, where it has grown`() throws {
    let folder = TemporaryFolder()
    let store = try EventStore(.file(path: folder.file()))
    try store.append([Events.opened()], to: "s", expecting: .any)
    for sequence in 2...200 {
      try store.append([Events.tapped(sequence)], to: "s", expecting: .exactly(sequence - 1))
    }
    let before = folder.read().count
    try store.append([Events.tapped(201)], to: "s", expecting: .exactly(200), ending: .done)
    #expect(folder.read().count > before)
    #expect(try store.all("s").count == 201)
  }
}

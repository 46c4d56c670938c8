import EventStore
import FaultSupport
import PickerEvents
import Testing

@Suite struct `A file that may only be read` {
  @Test(arguments: [EventStore.Access.existing, .readWrite])
  func `cannot be opened for appending, and is left as it is`(_ access: EventStore.Access) throws {
    let folder = try Operation.reading.makeLog()
    let before = folder.read()
    let vfs = FaultVFS()
    vfs.arm(.readOnly, at: 1)
    let error = failure { () throws(StoreError) in
      _ = try EventStore(.file(path: folder.log), access: access, vfs: vfs.name)
    }
    #expect(error?.code == .cannotWrite)
    #expect(folder.names == ["picker.log"] && folder.read() == before)
  }

  @Test func `is read, whether its writer closed it or not`() throws {
    for operation in [Operation.reading, .opening] {
      let folder = try operation.makeLog()
      let vfs = FaultVFS()
      vfs.arm(.readOnly, at: 1)
      let store = try EventStore(.file(path: folder.log), access: .readOnly, vfs: vfs.name)
      #expect(try store.session("s")?.eventCount == 40)
    }
  }
}

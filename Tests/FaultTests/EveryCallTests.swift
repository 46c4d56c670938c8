import EventStore
import FaultSupport
import PickerEvents
import Testing

@Suite struct `A fault at the n-th call` {
  /// A fault during an operation, and whether the log is closed while it lasts.
  struct Case: CustomTestStringConvertible {
    var operation: Operation
    var fault: Fault
    var closes: Bool

    var testDescription: String {
      "\(fault.name) during \(operation.rawValue)\(closes ? ", and the log is closed" : "")"
    }

    static let writing: [Case] = [Operation.tap, .batch, .ending, .moving].flatMap { operation in
      Fault.survivable.flatMap { fault in
        (fault.repeats ? [false, true] : [false]).map { closes in
          Case(operation: operation, fault: fault, closes: closes)
        }
      }
    }
  }

  @Test(arguments: Case.writing)
  func `of an append is told, loses nothing, and leaves the store usable`(_ test: Case) throws {
    let template = try test.operation.makeLog()
    let send = try #require(test.operation.send)
    let folder = LogFolder()
    let vfs = FaultVFS()
    var told = 0
    for call in stride(from: 1, to: Int.max, by: test.operation.step) {
      folder.become(template)
      var sends = Operation.before
      var isTold = false
      do {
        let store = try EventStore(.file(path: folder.log), vfs: vfs.name)
        vfs.arm(test.fault, at: call)
        let error = failure { () throws(StoreError) in try send.append(to: store) }
        if vfs.hits == 0 {
          #expect(error == nil)
          break
        }
        sends.append(send)
        isTold = error != nil
        if isTold {
          told += 1
          #expect(isTelling(error, of: vfs), "call \(call)")
        }
        if !test.closes {
          vfs.disarm()
          if isTold { try send.append(to: store) }
          try test.operation.next.append(to: store)
          sends.append(test.operation.next)
          #expect(try store.busyStatements == 0)
          isTold = false
        }
      }
      vfs.disarm()
      try check(folder, sends, promised: sends.count - (isTold ? 1 : 0), "call \(call)")
    }
    #expect(told > 1, "a fault that nobody was told of proves nothing")
  }

  @Test(arguments: Fault.survivable)
  func `of opening after a crash is told, and the next opening has everything`(
    _ fault: Fault
  ) throws {
    let template = try Operation.opening.makeLog()
    let folder = LogFolder()
    let vfs = FaultVFS()
    var told = 0
    for call in 1... {
      folder.become(template)
      var sends = Operation.before
      do {
        vfs.arm(fault, at: call)
        var store: EventStore?
        let error = failure { () throws(StoreError) in
          store = try EventStore(.file(path: folder.log), access: .existing, vfs: vfs.name)
        }
        if vfs.hits == 0 {
          #expect(error == nil)
          break
        }
        if error != nil {
          told += 1
          #expect(isTelling(error, of: vfs), "call \(call)")
        }
        vfs.disarm()
        if let store {
          try Operation.opening.next.append(to: store)
          sends.append(Operation.opening.next)
        }
      }
      try check(folder, sends, promised: sends.count, "call \(call)")
    }
    // Opening writes nothing but the index, which is memory.
    #expect(told > 1 || !fault.calls.contains(.read))
  }

  @Test(arguments: [Fault.error, .errors], [false, true])
  func `of reading is told, and the next reading has everything`(
    _ fault: Fault, besideAWriter: Bool,
  ) throws {
    let template = try Operation.reading.makeLog()
    let writer = besideAWriter ? try EventStore(.file(path: template.log)) : nil
    var sends = Operation.before
    if let writer {
      // What the writer has only in the WAL.
      try Operation.reading.next.append(to: writer)
      sends.append(Operation.reading.next)
    }
    let all = Oracle.Writer(sends, promised: sends.count)
    let before = template.names
    let vfs = FaultVFS()
    var told = 0
    for call in 1... {
      // A new store for each call: what was read once is not read from the file again.
      vfs.arm(fault, at: call)
      var store: EventStore?
      let error = failure { () throws(StoreError) in
        let opened = try EventStore(.file(path: template.log), access: .readOnly, vfs: vfs.name)
        store = opened
        let oracle = try Oracle(opened, of: [all])
        #expect(oracle.problems == [])
      }
      if vfs.hits == 0 {
        #expect(error == nil)
        break
      }
      // Beside a writer, a file that cannot be opened is read in a copy.
      if error != nil || !besideAWriter {
        told += 1
        #expect(isTelling(error, of: vfs), "call \(call)")
      }
      vfs.disarm()
      if let store {
        let oracle = try Oracle(store, of: [all])
        #expect(oracle.problems == [])
      }
      #expect(template.names == before)
    }
    #expect(told > 1)
    withExtendedLifetime(writer) {}
  }

  @Test(arguments: Fault.survivable)
  func `of making a new log leaves nothing under its name, or all of it`(_ fault: Fault) throws {
    let folder = LogFolder()
    let vfs = FaultVFS()
    var told = 0
    for call in 1... {
      folder.empty()
      vfs.arm(fault, at: call)
      let error = failure { () throws(StoreError) in
        _ = try EventStore(.file(path: folder.log), vfs: vfs.name)
      }
      if vfs.hits == 0 {
        #expect(error == nil)
        break
      }
      // A file that cannot be made, and a log that can be made but not be opened.
      if let error {
        told += 1
        #expect(isTelling(error, of: vfs) || error.code == .cannotWrite, "call \(call): \(error)")
      }
      vfs.disarm()
      #expect(!folder.names.contains { $0.contains("-new-") }, "call \(call)")
      #expect(folder.names.isEmpty || folder.names.contains("picker.log"), "call \(call)")
      if folder.names == ["picker.log"] {
        _ = try EventStore(.file(path: folder.log), access: .readOnly)
      }
      try check(folder, [], promised: 0, "call \(call)")
    }
    #expect(told > 1)
  }

  /// Whether an error has the code of what was answered; the store may go by the first failure or,
  /// where it tries another way, by the last.
  private func isTelling(_ error: StoreError?, of vfs: FaultVFS) -> Bool {
    vfs.codes.contains { StoreError.Code(fault: $0) == error?.code }
  }

  /// Opens the log without faults, looks at all of it, and appends once more.
  private func check(
    _ folder: LogFolder, _ sends: [Send], promised: Int, _ place: Comment,
  ) throws {
    let store = try EventStore(.file(path: folder.log))
    let oracle = try Oracle(store, of: [Oracle.Writer(sends, promised: promised)])
    #expect(oracle.problems == [], place)
    // What comes now need not wait for the disk.
    try store.execute("PRAGMA synchronous = OFF")
    try Send.opening("after").append(to: store)
    #expect(try store.session("after")?.eventCount == 1)
  }
}

internal import CFaultVFS

/// What befalls a call that SQLite makes to its files.
package struct Fault: Sendable {
  /// The kinds of call that can be counted and failed.
  package struct Calls: OptionSet, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    package static let open = Calls(rawValue: Int32(FAULT_OPEN))
    package static let read = Calls(rawValue: Int32(FAULT_READ))
    package static let write = Calls(rawValue: Int32(FAULT_WRITE))
    package static let truncate = Calls(rawValue: Int32(FAULT_TRUNCATE))
    package static let sync = Calls(rawValue: Int32(FAULT_SYNC))
    package static let delete = Calls(rawValue: Int32(FAULT_DELETE))
    package static let map = Calls(rawValue: Int32(FAULT_MAP))

    /// Those that change what a disk holds, or make it durable.
    package static let changes: Calls = [.write, .truncate, .sync, .delete]
    package static let all: Calls = [.changes, .open, .read, .map]
  }

  package let name: String
  /// The calls that are counted.
  package let calls: Calls
  /// Whether all calls after the first that failed fail, too.
  package let repeats: Bool
  let number: Int32

  private init(_ name: String, _ number: Int, on calls: Calls, repeats: Bool = false) {
    self.name = name
    self.number = Int32(number)
    self.calls = calls
    self.repeats = repeats
  }

  /// The call answers its own I/O error.
  package static let error = Fault("an I/O error", FAULT_ERROR, on: .all)
  /// From some call on, each answers its own I/O error.
  package static let errors = Fault("I/O errors from then on", FAULT_ERROR, on: .all, repeats: true)
  /// A write finds the disk full.
  package static let full = Fault("a full disk", FAULT_FULL, on: .write)
  /// From some write on, the disk is full.
  package static let stillFull = Fault(
    "a disk that stays full", FAULT_FULL, on: .write, repeats: true)
  /// Half of a write comes to the disk, which is full then.
  package static let short = Fault("a short write", FAULT_SHORT, on: .write)
  /// Files may be read only.
  package static let readOnly = Fault("read-only files", FAULT_READ_ONLY, on: .open, repeats: true)
  /// The power goes.
  package static let cut = Fault("a power cut", FAULT_CUT, on: .changes)

  /// All but the power cut, after which nothing goes on.
  package static let survivable: [Fault] = [.error, .errors, .full, .stillFull, .short]
}

extension Fault: CustomStringConvertible {
  package var description: String { name }
}

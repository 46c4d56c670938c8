import EventStore
import Testing

/// Where a test's log lives; both must behave the same.
enum Place: String, CaseIterable, CustomTestStringConvertible {
  case memory, file

  var testDescription: String { rawValue }

  /// Does something with a new log.
  func withStore(
    patience: Duration = .seconds(5),
    _ body: (EventStore) throws -> Void,
  ) throws {
    let folder = TemporaryFolder()
    let store = try EventStore(location(in: folder), patience: patience)
    try body(store)
    #expect(try store.busyStatements == 0)
  }

  func location(in folder: TemporaryFolder) -> EventStore.Location {
    switch self {
    case .memory: .memory
    case .file: .file(path: folder.file())
    }
  }
}

/// The store's error of something that must fail.
func failure(_ body: () throws -> Void) -> StoreError? {
  do {
    try body()
    return nil
  } catch {
    return error as? StoreError
  }
}

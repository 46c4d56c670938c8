import Foundation
import PickerSession

/// A path for a log of its own; the files go away with it.
final class TemporaryFile {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "picker-session-\(UUID().uuidString).sqlite"
  }

  deinit {
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path + suffix)
    }
  }

  func open() throws -> EventStore { try EventStore(.file(path: path)) }
}

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Files that a benchmark makes and removes again.
struct Scratch {
  let folder: String

  init() throws {
    let place = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(place)/picker-log-benchmark-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure("no folder in \(place)") }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// A name for a new file, after what stood there is gone.
  func fresh(_ name: String) -> String {
    let path = "\(folder)/\(name)"
    for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
    return path
  }

  /// Copies a file that nobody has open.
  func copy(_ path: String, to target: String) throws {
    let source = open(path, O_RDONLY)
    let copy = open(target, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer {
      close(source)
      close(copy)
    }
    guard source >= 0, copy >= 0 else { throw Failure("cannot copy \(path)") }
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = read(source, &buffer, buffer.count)
      if count == 0 { return }
      guard count > 0, write(copy, buffer, count) == count else {
        throw Failure("cannot copy \(path)")
      }
    }
  }

  /// How many bytes a file has.
  func size(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  func remove(_ names: [String]) {
    for name in names { _ = fresh(name) }
    rmdir(folder)
  }
}

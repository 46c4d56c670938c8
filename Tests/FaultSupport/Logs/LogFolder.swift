#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// A folder for one log and what stands beside it, removed with all that is in it.
package final class LogFolder: Sendable {
  package let path: String

  /// Makes a folder.
  ///
  /// - Parameter waitsForDisk: Whether a sync should take the time that a disk takes: a process is
  ///   then often killed in the middle of one. Otherwise the folder is in memory, where it can be.
  package init(waitsForDisk: Bool = false) {
    let memory = "/dev/shm"
    // The environment's strings are copied at once.
    let disk = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    let place = unsafe !waitsForDisk && access(memory, W_OK) == 0 ? memory : disk
    var template = Array("\(place)/fault-tests-XXXXXX".utf8CString)
    precondition(unsafe mkdtemp(&template) != nil, "no folder in \(place)")
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    empty()
    unsafe rmdir(path)
  }

  /// The path of the log.
  package var log: String { file("picker.log") }

  /// The path of a file in the folder.
  package func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of all that is in the folder, in order.
  package var names: [String] { Self.names(in: path) }

  /// The names of all that is in a folder, in order.
  package static func names(in path: String) -> [String] {
    guard let folder = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      // The name ends with a NUL within the entry, which lives until the next call.
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
        unsafe name.withMemoryRebound(to: CChar.self, capacity: 256) { characters in
          unsafe String(cString: characters)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Removes all that is in the folder.
  package func empty() {
    for name in names { unsafe unlink(file(name)) }
  }

  /// Makes this folder hold what another holds, and nothing else.
  package func become(_ other: LogFolder) {
    empty()
    for name in other.names { write(other.read(name), to: name) }
  }

  package func read(_ name: String = "picker.log") -> [UInt8] { Self.bytes(of: file(name)) ?? [] }

  package func write(_ bytes: [UInt8], to name: String = "picker.log") {
    let stream = unsafe fopen(file(name), "w")
    precondition(unsafe stream != nil, "cannot write \(name)")
    unsafe precondition(fwrite(bytes, 1, bytes.count, stream) == bytes.count)
    unsafe fclose(stream)
  }

  /// Changes the bytes of a file that others may have open.
  package func overwrite(_ bytes: [UInt8], in name: String) {
    let stream = unsafe fopen(file(name), "r+")
    precondition(unsafe stream != nil, "cannot write \(name)")
    unsafe precondition(fwrite(bytes, 1, bytes.count, stream) == bytes.count)
    unsafe fclose(stream)
  }

  /// The bytes of a file; nil where it cannot be read.
  package static func bytes(of path: String) -> [UInt8]? {
    guard let stream = unsafe fopen(path, "r") else { return nil }
    defer { unsafe fclose(stream) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // The buffer's own size is passed along.
      let count = unsafe fread(&buffer, 1, buffer.count, stream)
      guard count > 0 else { return bytes }
      bytes += buffer.prefix(count)
    }
  }
}

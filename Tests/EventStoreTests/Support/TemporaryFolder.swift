#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// A folder of its own for a test, removed with all that is in it.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    let place = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    var template = Array("\(place)/event-store-tests-XXXXXX".utf8CString)
    precondition(unsafe mkdtemp(&template) != nil, "no folder in \(place)")
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for name in names {
      unsafe unlink("\(path)/\(name)")
      unsafe rmdir("\(path)/\(name)")
    }
    unsafe rmdir(path)
  }

  /// The path of a file in the folder.
  func file(_ name: String = "picker.log") -> String { "\(path)/\(name)" }

  /// The names of all that is in the folder, in order.
  var names: [String] {
    guard let folder = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
        unsafe name.withMemoryRebound(to: CChar.self, capacity: 256) { characters in
          unsafe String(cString: characters)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Everything that a reader might have changed: names, sizes, bytes and times.
  var fingerprint: [String] {
    names.map { name in
      var status = stat()
      guard unsafe stat(file(name), &status) == 0 else { return "\(name): gone" }
      let hash = read(name).reduce(into: Hasher()) { $0.combine($1) }.finalize()
      return "\(name): \(status.st_size) bytes, \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec),"
        + " mode \(status.st_mode), hash \(hash)"
    }
  }

  func makeFolder(_ name: String) {
    unsafe precondition(mkdir(file(name), 0o700) == 0)
  }

  func read(_ name: String = "picker.log") -> [UInt8] {
    guard let stream = unsafe fopen(file(name), "r") else { return [] }
    defer { unsafe fclose(stream) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe fread(&buffer, 1, buffer.count, stream)
      guard count > 0 else { return bytes }
      bytes += buffer.prefix(count)
    }
  }

  /// How many bytes a file has.
  func size(_ name: String = "picker.log") -> Int {
    var status = stat()
    return unsafe stat(file(name), &status) == 0 ? Int(status.st_size) : 0
  }

  func write(_ bytes: [UInt8], to name: String = "picker.log") {
    let stream = unsafe fopen(file(name), "w")
    precondition(unsafe stream != nil, "cannot write \(name)")
    unsafe precondition(fwrite(bytes, 1, bytes.count, stream) == bytes.count)
    unsafe fclose(stream)
  }

  /// Gives a file another name beside the one that it has.
  func link(_ name: String, as other: String) {
    unsafe precondition(symlink(file(name), file(other)) == 0)
  }

  func move(_ name: String, to other: String) {
    unsafe precondition(rename(file(name), file(other)) == 0)
  }

  /// Copies files of this folder to another, one after the other.
  func copy(_ names: [String], to other: TemporaryFolder) {
    for name in names { other.write(read(name), to: name) }
  }
}

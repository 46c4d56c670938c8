// Files by their descriptors; see System.swift for what is `unsafe` here.
#if canImport(Glibc)
@unsafe @preconcurrency import Glibc
#else
@unsafe @preconcurrency import Darwin
#endif

extension System {
  /// What stands under a path.
  enum FileKind {
    case missing, directory, regular, other
  }

  static func kind(of path: String) throws(Failure) -> FileKind {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      let failure = Failure.last
      if failure.isMissing { return .missing }
      throw failure
    }
    return kind(status)
  }

  private static func kind(_ status: stat) -> FileKind {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: .directory
    case S_IFREG: .regular
    default: .other
    }
  }

  static func kind(of descriptor: Int32) throws(Failure) -> FileKind {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .last }
    return kind(status)
  }

  static func size(of descriptor: Int32) throws(Failure) -> Int {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .last }
    return Int(status.st_size)
  }

  static func openForReading(_ path: String) throws(Failure) -> Int32 {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  /// Makes a file that must not exist yet.
  static func create(_ path: String) throws(Failure) -> Int32 {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  /// Makes a file that has no name and goes away with its descriptor.
  static func temporary() throws(Failure) -> Int32 {
    let folder = environment("TMPDIR") ?? "/tmp"
    var name = Array("\(folder)/replay-XXXXXX".utf8CString)
    let descriptor = unsafe name.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return Int32(-1) }
      let descriptor = unsafe mkstemp(start)
      if descriptor >= 0 { _ = unsafe unlink(start) }
      return descriptor
    }
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  static func close(_ descriptor: Int32) {
    #if canImport(Glibc)
    _ = Glibc.close(descriptor)
    #else
    _ = Darwin.close(descriptor)
    #endif
  }

  /// Reads on from where the descriptor stands.
  ///
  /// - Returns: How many bytes came; 0 at the end.
  static func read(_ descriptor: Int32, into buffer: inout [UInt8]) throws(Failure) -> Int {
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        #if canImport(Glibc)
        unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
        #else
        unsafe Darwin.read(descriptor, $0.baseAddress, $0.count)
        #endif
      }
      if count >= 0 { return count }
      guard errno == EINTR else { throw .last }
    }
  }

  /// Reads from a place, wherever the descriptor stands.
  static func read(
    _ descriptor: Int32, at offset: Int, into buffer: inout [UInt8],
  ) throws(Failure) -> Int {
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe pread(descriptor, $0.baseAddress, $0.count, off_t(offset))
      }
      if count >= 0 { return count }
      guard errno == EINTR else { throw .last }
    }
  }

  /// Writes all bytes.
  static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(Failure) {
    var rest = bytes
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        #if canImport(Glibc)
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
        #else
        unsafe Darwin.write(descriptor, $0.baseAddress, $0.count)
        #endif
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Waits until the disk has a file.
  static func sync(_ descriptor: Int32) throws(Failure) {
    guard fsync(descriptor) == 0 else { throw .last }
  }

  /// Waits until the disk has a folder's names, where the system can.
  static func syncFolder(of path: String) {
    let folder = path.utf8.lastIndex(of: 0x2F).map { String(path[..<$0]) } ?? "."
    let descriptor = unsafe open(folder.isEmpty ? "/" : folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }

  /// Gives a file its name, in place of what bears it.
  static func replace(_ path: String, with temporary: String) throws(Failure) {
    guard unsafe rename(temporary, path) == 0 else { throw .last }
  }

  /// Gives a file its name; fails where the name is taken.
  static func name(_ temporary: String, _ path: String) throws(Failure) {
    guard unsafe link(temporary, path) == 0 else { throw .last }
    remove(temporary)
  }

  static func remove(_ path: String) { _ = unsafe unlink(path) }
}

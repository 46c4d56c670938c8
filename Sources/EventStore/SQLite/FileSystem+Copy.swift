#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

extension FileSystem {
  /// Copies a file that no connection of this process has open, for this user's eyes only.
  static func copy(_ path: String, to target: String) throws(StoreError) {
    let source = again { unsafe Int(open(path, O_RDONLY | O_CLOEXEC)) }
    guard source >= 0 else { throw failure(.unreadable, "read \(path)") }
    defer { close(Int32(source)) }
    let copy = again {
      unsafe Int(open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600))
    }
    guard copy >= 0 else { throw failure(.cannotWrite, "make \(target)") }
    defer { close(Int32(copy)) }
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      // Reading and writing stay within the buffer, whose size is passed along.
      let count = again {
        unsafe buffer.withUnsafeMutableBytes { bytes in
          unsafe read(Int32(source), bytes.baseAddress, bytes.count)
        }
      }
      guard count >= 0 else { throw failure(.ioError, "read \(path)") }
      guard count > 0 else { return }
      var written = 0
      while written < count {
        let more = again {
          unsafe buffer.withUnsafeBytes { bytes in
            unsafe write(Int32(copy), bytes.baseAddress?.advanced(by: written), count - written)
          }
        }
        guard more > 0 else { throw failure(errno == ENOSPC ? .full : .ioError, "write \(target)") }
        written += more
      }
    }
  }

  /// Calls the system again where a signal came before it did anything.
  static func again(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      guard result < 0, errno == EINTR else { return result }
    }
  }

  private static func failure(_ code: StoreError.Code, _ action: String) -> StoreError {
    StoreError(code, "Could not \(action). \(code.remedy)", cause: .system(errno))
  }
}

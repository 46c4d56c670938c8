internal import CSQLite

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

extension FileSystem {
  /// Whether a WAL says nothing, and goes on so: it is no more than its header, or begins with
  /// none.
  ///
  /// That is what a writer leaves that was killed between the header and the first frame. SQLite
  /// reads it where it may write; where it may not, it waits ten seconds and gives up. A writer at
  /// work is past that moment soon.
  static func hasMuteWAL(_ path: String) -> Bool {
    for _ in 0..<50 {
      guard case .file(let wal) = entry(path + "-wal"), wal.size >= headerSize else { return false }
      guard wal.size == headerSize || !beginsWithHeader(path + "-wal") else { return false }
      sqlite3_sleep(2)
    }
    return true
  }

  private static let headerSize = 32

  /// Looks at the magic number and the page size, as SQLite does first.
  ///
  /// SQLite holds no locks on a WAL itself, so closing a descriptor of it drops none.
  private static func beginsWithHeader(_ path: String) -> Bool {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 12)
    // Reading stays within the array, whose size is passed along.
    guard unsafe pread(descriptor, &bytes, bytes.count, 0) == bytes.count else { return false }
    func number(_ from: Int) -> UInt32 { bytes[from..<from + 4].reduce(0) { $0 << 8 | UInt32($1) } }
    let page = number(8)
    return number(0) & ~1 == 0x377F_0682 && (512...65_536).contains(page) && page & (page - 1) == 0
  }
}

#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// The way to the test that started the process.
enum Pipe {
  /// Writes a line at once; whoever kills the process afterwards has it.
  static func say(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    // So short a line goes into a pipe whole.
    let written = unsafe write(1, bytes, bytes.count)
    if written != bytes.count { leave(with: 2) }
  }

  /// Waits until there may be something new to say.
  static func rest() { usleep(1_000) }

  static func leave(with status: Int32) -> Never { exit(status) }
}

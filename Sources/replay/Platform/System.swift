// The only place where the tool meets the C library. Each `unsafe` lends a buffer or a C string to
// one call, which does not keep it.
//
// The C library's modules know nothing of concurrency, hence `@preconcurrency`; it is `@unsafe`
// because the compiler cannot check what it waives. The tool has one thread.
import CTerminal

#if canImport(Glibc)
@unsafe @preconcurrency import Glibc
#else
@unsafe @preconcurrency import Darwin
#endif

/// What the tool asks of the operating system.
enum System {
  /// A call that failed, by its `errno`.
  struct Failure: Error {
    /// The number.
    let number: Int32

    /// What the system says of it.
    var text: String {
      guard let text = unsafe strerror(number) else { return "error \(number)" }
      return unsafe String(cString: text)
    }

    /// Nobody reads the other end of a pipe.
    var isClosedPipe: Bool { number == EPIPE }
    /// The name is taken.
    var isExisting: Bool { number == EEXIST || number == ENOTEMPTY }
    /// Somebody else has it.
    static let busy = Failure(number: EBUSY)
    /// There is no such file.
    var isMissing: Bool { number == ENOENT || number == ENOTDIR }

    static var last: Failure { Failure(number: errno) }
  }

  /// Sets the process up.
  ///
  /// A closed pipe and a file that may grow no more are errors to be handled, and widths are those
  /// of UTF-8.
  static func prepare() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    #if canImport(Glibc)
    _ = unsafe setlocale(LC_CTYPE, "C.UTF-8")
    #else
    _ = unsafe setlocale(LC_CTYPE, "UTF-8")
    #endif
  }

  static func exit(_ status: ExitStatus) -> Never {
    #if canImport(Glibc)
    Glibc.exit(status.rawValue)
    #else
    Darwin.exit(status.rawValue)
    #endif
  }

  /// The number of this process.
  static var process: Int32 { getpid() }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// How many columns a terminal has; nil where there is none.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// The value of an environment variable; nil where it is not set or empty.
  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// How many terminal columns a scalar takes; nil for one that is not to be printed.
  static func columns(of scalar: Unicode.Scalar) -> Int? {
    let width = wcwidth(wchar_t(truncatingIfNeeded: scalar.value))
    return width < 0 ? nil : Int(width)
  }
}

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Waits of a call that has nothing to do until another one is done.
enum Pause {
  /// Lets the thread rest.
  static func milliseconds(_ count: UInt32) {
    usleep(count * 1_000)
  }
}

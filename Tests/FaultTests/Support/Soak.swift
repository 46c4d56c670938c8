#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// How much more is played where time does not matter (`make soak`).
enum Soak {
  /// Ten in a soak, else one.
  static let factor = unsafe getenv("SOAK_SESSIONS") == nil ? 1 : 10
}

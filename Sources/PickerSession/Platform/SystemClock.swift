// The only place where the session meets the C library. `unsafe` lends the call a variable of this
// function, which it fills and does not keep.
public import PickerEvents

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// The system's clock of the day, which somebody may set back.
public enum SystemClock {
  /// Reads the clock, in whole microseconds.
  ///
  /// - Returns: What the clock says now; the order of events never depends on it.
  public static func now() -> Timestamp {
    var time = timespec()
    // It fails on a clock that the system does not have; every system has this one.
    _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000)
  }
}

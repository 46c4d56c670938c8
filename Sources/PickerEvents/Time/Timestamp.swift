/// A moment, in whole microseconds since 1970-01-01T00:00:00Z.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// Microseconds since the epoch; negative before it.
  public let microseconds: Int64

  /// Makes a moment.
  ///
  /// - Parameter microseconds: Microseconds since the epoch; negative before it.
  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// Orders by time.
  ///
  /// - Parameters:
  ///   - left: One moment.
  ///   - right: The other.
  /// - Returns: Whether the first is earlier.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.microseconds < right.microseconds
  }
}

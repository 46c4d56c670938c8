/// The version of the rules in 1-behaviour.md that a session is replayed by.
public enum Engine {
  /// The newest version that this program knows.
  ///
  /// Engine 0 is the machine while it is being built; its logs carry no promise.
  public static let current: Int = 0
}

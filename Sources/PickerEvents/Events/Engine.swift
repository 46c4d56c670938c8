/// The version of the rules in Behaviour.md that a session is replayed by.
public enum Engine {
  /// The newest version that this program knows.
  ///
  /// Engine 0 was never released; its logs carry no promise. From engine 1 on every session
  /// comes out for ever as it was recorded.
  public static let current: WholeNumber = 1
}

extension Array {
  /// Makes room for more elements at once, still growing by doubling.
  ///
  /// `reserveCapacity` alone allocates just what is asked for: asked before each small step, it
  /// copies the whole array every time.
  mutating func makeRoom(for more: Int) {
    guard count + more > capacity else { return }
    reserveCapacity(Swift.max(count + more, 2 * capacity))
  }
}

/// A catalog that takes the place of the present one.
public struct Reload: Hashable, Sendable {
  /// The sections, in display order.
  public var sections: [Section]
  /// Whether there are more pages.
  public var hasMore: Bool

  /// Makes a reload.
  ///
  /// - Parameters:
  ///   - sections: The sections, in display order.
  ///   - hasMore: Whether there are more pages.
  public init(sections: [Section], hasMore: Bool = false) {
    self.sections = sections
    self.hasMore = hasMore
  }
}

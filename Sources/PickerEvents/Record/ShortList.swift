/// A list as a record keeps it: whole while it is short, only its length beyond.
public struct ShortList<Element: Hashable & Sendable>: Hashable, Sendable {
  /// How many elements a record keeps.
  @inlinable public static var limit: Int { 64 }

  /// The elements; empty where there are more than `limit`.
  public let elements: [Element]
  /// How many there are.
  public let count: WholeNumber

  /// Keeps a list, or its length where it is too long.
  ///
  /// - Parameter list: All elements, in order.
  @inlinable
  public init(_ list: [Element]) {
    elements = list.count <= Self.limit ? list : []
    count = WholeNumber(list.count)
  }

  /// Keeps a length only.
  ///
  /// - Parameter count: More than `limit`.
  /// - Precondition: A shorter list would be kept whole.
  @inlinable
  public init(count: WholeNumber) {
    precondition(count > Self.limit, "a list of \(count) is short enough to be kept whole")
    elements = []
    self.count = count
  }

  /// Whether nothing is in it.
  @inlinable public var isEmpty: Bool { count == 0 }

  /// Whether all elements are there.
  @inlinable public var isWhole: Bool { elements.count == count }
}

/// The picks that left the All list, by the places that they would have in it.
///
/// With them a row is found by its place in what is left, and no list is made.
package struct HiddenPicks: Sendable {
  /// Ascending.
  private let places: [Int]

  /// - Parameter places: The places of the picks in the list that still has them, ascending.
  init(_ places: [Int]) {
    self.places = places
  }

  /// The place in the list that still has the picks.
  ///
  /// - Parameter place: The place in what is left.
  /// - Returns: Never less than that.
  /// - Complexity: O(log picks).
  func row(at place: Int) -> Int {
    // How many picks stood above the row: those over whom it moved up by no more than they are.
    place + places.indices.partitioningIndex { places[$0] - $0 > place }
  }
}

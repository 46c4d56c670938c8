/// The picks that left the All list, by the places that they would have in it.
///
/// With them a row is found by its place in what is left, and no list is made.
package struct HiddenPicks: Sendable {
  /// Ascending.
  private var places: [Int]

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

  /// Takes a row from the list, or puts it back.
  ///
  /// - Parameters:
  ///   - place: Its place in the list that still has the picks.
  ///   - isHidden: Whether it is picked; nothing happens where that is known.
  /// - Complexity: O(log picks), and the places behind it move as one block.
  mutating func set(_ place: Int, isHidden: Bool) {
    let index = places.partitioningIndex { $0 >= place }
    let isKnown = index < places.count && places[index] == place
    guard isKnown != isHidden else { return }
    if isHidden { places.insert(place, at: index) } else { places.remove(at: index) }
  }
}

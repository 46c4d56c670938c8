extension RandomAccessCollection {
  /// The first element for which a condition holds that, once it holds, holds to the end.
  ///
  /// - Parameter condition: Is asked of a few elements.
  /// - Returns: The element's index; the end where it holds for none.
  /// - Complexity: O(log count).
  func partitioningIndex(where condition: (Element) -> Bool) -> Index {
    var low = startIndex
    var rest = count
    while rest > 0 {
      let half = rest / 2
      let middle = index(low, offsetBy: half)
      if condition(self[middle]) {
        rest = half
      } else {
        low = index(after: middle)
        rest -= half + 1
      }
    }
    return low
  }
}

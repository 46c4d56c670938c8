/// How far two words lie apart.
package enum EditDistance {
  /// Counts the letters that must be put in, taken out, changed or swapped with their neighbour.
  ///
  /// - Parameters:
  ///   - left: One word.
  ///   - right: The other.
  /// - Returns: 0 where they are the same.
  /// - Complexity: O(left × right).
  package static func between<Letter: Equatable>(_ left: [Letter], _ right: [Letter]) -> Int {
    var before: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var next = [row + 1]
      for column in right.indices {
        var cost = min(last[column + 1], next[column]) + 1
        cost = min(cost, last[column] + (left[row] == right[column] ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, before[column - 1] + 1)
        }
        next.append(cost)
      }
      before = last
      last = next
    }
    return last[right.count]
  }
}

extension SectionLimit {
  /// Leaves one limit for each section, the last given: an object has each key once.
  ///
  /// - Parameter limits: Limits in any order.
  /// - Returns: The same limits, in order, where no section stands twice.
  /// - Complexity: O(*n* log *n*).
  static func canonical(_ limits: [SectionLimit]) -> [SectionLimit] {
    let order = limits.indices.sorted { left, right in
      (limits[left].section, left) < (limits[right].section, right)
    }
    var isKept = [Bool](repeating: true, count: limits.count)
    for (left, right) in zip(order, order.dropFirst())
    where limits[left].section == limits[right].section {
      isKept[left] = false
    }
    return zip(limits, isKept).compactMap { $1 ? $0 : nil }
  }
}

internal import PickerEvents

extension EventStore {
  /// Says what stands at a position, by which a log is told from another.
  ///
  /// - Parameter position: The position of an event.
  /// - Returns: The time and the receipt of the event there, in a line; nil where there is none, or
  ///   its session has been dropped.
  /// - Throws: `damaged`, `busy` or `ioError`.
  /// - Complexity: O(log events).
  package func landmark(at position: Int64) throws(StoreError) -> String? {
    try reading { (connection) throws(StoreError) in
      let statement = try Statement(ScanSQL.landmark, on: connection.handle)
      statement.bind(position, at: 1)
      defer { statement.reset() }
      guard try statement.step(to: "look for the last event") else { return nil }
      let receipt = Receipt(UInt64(bitPattern: try statement.integer(1)))
      return "\(try statement.integer(0)) \(receipt.hex)"
    }
  }
}

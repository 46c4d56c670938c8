extension Connection {
  /// Reads several things as they stood at one moment, whoever writes meanwhile.
  ///
  /// - Parameter body: Reads.
  /// - Returns: What `body` returned.
  /// - Throws: What `body` and beginning throw.
  mutating func atOneMoment<Answer>(
    _ body: (inout Connection) throws(StoreError) -> Answer,
  ) throws(StoreError) -> Answer {
    try handle.execute("BEGIN", to: "begin to read")
    // It has read only, so there is nothing to keep or to lose.
    defer { try? handle.execute("COMMIT", to: "end reading") }
    return try body(&self)
  }
}

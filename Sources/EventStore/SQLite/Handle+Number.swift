extension Handle {
  /// The first column of the first row that a question gives.
  func number(_ question: String) throws(StoreError) -> Int64 {
    let statement = try Statement(question, on: self)
    defer { statement.reset() }
    guard try statement.step(to: "read the header") else {
      throw StoreError.damage("there is no answer to \(question)")
    }
    return try statement.integer(0)
  }
}

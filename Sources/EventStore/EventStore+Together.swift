internal import PickerEvents

extension EventStore {
  /// Appends several batches, of one session or of many: all of them, or none.
  ///
  /// For imports. Other appends through this store are refused as `busy` meanwhile, those of other
  /// processes wait. Nobody reads what is not kept yet: a log in a file is read meanwhile as it was
  /// before, and reading one in memory is refused as `busy`. With the durability `endings`
  /// everything is synced once, at the end.
  ///
  /// - Parameters:
  ///   - failure: Makes the caller's error of the store's.
  ///   - body: Appends with `Together.append` and returns, or throws to keep nothing.
  /// - Throws: What `body` throws, or what beginning and committing throw, made a `Failure`.
  public func appendTogether<Failure: Error>(
    _ failure: (StoreError) -> Failure,
    _ body: (Together) throws(Failure) -> Void,
  ) throws(Failure) {
    do throws(StoreError) {
      try use { (connection) throws(StoreError) in try connection.beginTogether() }
    } catch {
      throw failure(error)
    }
    do throws(Failure) {
      try body(Together(store: self))
    } catch {
      // What was written is gone either way: where this fails, closing the log rolls back.
      try? use { (connection) throws(StoreError) in try connection.endTogether(keeping: false) }
      throw error
    }
    do throws(StoreError) {
      try use { (connection) throws(StoreError) in try connection.endTogether(keeping: true) }
    } catch {
      throw failure(error)
    }
    commits.fire()
  }
}

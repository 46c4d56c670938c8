import EventStore

/// The store's error of something that may fail.
func failure(_ body: () throws(StoreError) -> Void) -> StoreError? {
  do {
    try body()
    return nil
  } catch {
    return error
  }
}

extension StoreError.Code {
  /// What a fault must come out as.
  ///
  /// - Parameter code: What the layer under the log answered, as SQLite's extended result code.
  init?(fault code: Int32) {
    switch code & 0xFF {
    case 10: self = .ioError
    case 13: self = .full
    case 14: self = .unreadable
    default: return nil
    }
  }
}

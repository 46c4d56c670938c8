internal import PickerEvents

/// The statements that keep each payload once.
struct PayloadWriter: ~Copyable {
  private let find: Statement
  private let insert: Statement

  private init(find: consuming Statement, insert: consuming Statement) {
    self.find = find
    self.insert = insert
  }

  init(on handle: borrowing Handle) throws(StoreError) {
    self.init(
      find: try Statement(SQL.findPayload, on: handle),
      insert: try Statement(SQL.insertPayload, on: handle))
  }

  /// The key under which a payload is kept; it is added where it is not there yet.
  func key(of bytes: [UInt8]?, on handle: borrowing Handle) throws(StoreError) -> Int64? {
    guard let bytes else { return nil }
    let hash = Int64(bitPattern: Self.hash(bytes))
    if let key = try key(of: bytes, hash: hash) { return key }
    insert.bind(hash, at: 1)
    return try insert.lending(bytes, at: 2) { () throws(StoreError) in
      _ = try insert.step(to: "keep a payload")
      return handle.lastKey
    }
  }

  private func key(of bytes: [UInt8], hash: Int64) throws(StoreError) -> Int64? {
    find.bind(hash, at: 1)
    defer { find.reset() }
    // Two payloads may share a hash; only the bytes say which is which.
    while try find.step(to: "look for a payload") {
      guard find.holds(bytes, in: 1) else { continue }
      return try find.integer(0)
    }
    return nil
  }

  private static func hash(_ bytes: [UInt8]) -> UInt64 {
    var digest = Digest(seed: 0)
    digest.feed(bytes)
    return digest.value
  }
}

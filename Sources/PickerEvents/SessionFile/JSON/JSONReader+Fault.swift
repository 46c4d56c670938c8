extension JSONReader {
  /// Describes a fault; works out its column and the path of its key.
  ///
  /// - Parameters:
  ///   - code: The kind of fault.
  ///   - offset: Where it is; nil for the present position.
  ///   - key: A key to name below the path, where the fault is that it is missing.
  ///   - found: What stands there; nil to look.
  ///   - expected: What may stand there.
  ///   - remedy: What to do about it.
  /// - Returns: The fault.
  @inline(never)
  func fault(
    _ code: SessionFileError.Code,
    at offset: Int? = nil,
    missing key: String? = nil,
    found: String? = nil,
    expected: String,
    remedy: String,
  ) -> SessionFileError {
    let offset = offset ?? position
    var path = JSONPath.text(to: offset, in: bytes, from: start)
    if let key {
      let shown = JSONExcerpt.bare(Array(key.utf8)[...])
      path = path.map { "\($0).\(shown)" } ?? shown
    }
    return SessionFileError(
      code: code, line: line, column: column(of: offset), key: path,
      found: found ?? JSONExcerpt.value(at: offset, in: bytes), expected: expected, remedy: remedy)
  }

  /// The fault of a value of another type, or of no value at all.
  ///
  /// - Parameter expected: What may stand there.
  /// - Returns: The fault.
  @inline(never)
  func wrongType(expected: String) -> SessionFileError {
    switch current {
    case 0x22, 0x7B, 0x5B, 0x2D, 0x30...0x39, 0x74, 0x66, 0x6E:
      fault(.wrongType, expected: expected, remedy: "write \(expected) there")
    default: noValue()
    }
  }

  /// The fault of a key that is not there.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - object: Where its object begins.
  ///   - expected: What its value would be.
  ///   - remedy: What to do about it.
  /// - Returns: The fault.
  @inline(never)
  func missing(
    _ key: String, in object: Int, expected: String, remedy: String? = nil,
  ) -> SessionFileError {
    fault(
      .missingKey, at: object, missing: key, found: "no such key", expected: expected,
      remedy: remedy ?? "add \"\(key)\"")
  }

  /// The column of a byte, in scalars from 1.
  ///
  /// - Parameter offset: Where the byte is.
  /// - Returns: The column.
  /// - Complexity: O(offset).
  func column(of offset: Int) -> Int {
    var column = 1
    for byte in bytes[start..<max(start, min(offset, bytes.count))] where byte & 0xC0 != 0x80 {
      column += 1
    }
    return column
  }
}

extension ExactText {
  /// Lends the UTF-8 bytes where they lie.
  ///
  /// One of three places where the pure targets touch memory themselves (the others fold texts and
  /// search them): ids are compared, hashed and digested on every tap, and byte by byte through
  /// `String.UTF8View` that costs about sixty instructions a byte. A safe view of the same bytes
  /// (`String.utf8Span`) needs newer systems than the package supports.
  ///
  /// - Parameter body: What uses the bytes; they are gone when it returns.
  /// - Returns: What `body` returns.
  @inlinable @inline(__always)
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = unsafe string.utf8.withContiguousStorageIfAvailable(body) {
      return result
    }
    // A string bridged from another language; a native copy is contiguous.
    var copy = string
    return copy.withUTF8 { bytes in unsafe body(bytes) }
  }
}

/// A zstd frame that holds its bytes as they are, for want of memory to compress them.
enum StoredFrame {
  /// The most that a block may hold.
  private static let block = 128 << 10

  /// Some bytes as a frame without a checksum.
  ///
  /// - Complexity: O(n).
  static func frame(of source: [UInt8]) -> [UInt8] {
    var target: [UInt8] = []
    target.append32(0xFD2F_B528)
    // One segment, its size in eight bytes; no checksum, no dictionary.
    target.append(0b1110_0000)
    target.appendLow(UInt64(source.count), bytes: 8)
    var start = 0
    repeat {
      let end = min(start + block, source.count)
      let isLast: UInt64 = end == source.count ? 1 : 0
      target.appendLow(UInt64(end - start) &<< 3 | isLast, bytes: 3)
      target.append(contentsOf: source[start..<end])
      start = end
    } while start < source.count
    return target
  }
}

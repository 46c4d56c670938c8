/// Parquet's DELTA_BINARY_PACKED: differences, less the smallest of each block, packed.
enum DeltaPacked {
  private static let block = 128
  private static let miniblock = 32

  /// Appends numbers.
  ///
  /// Differences wrap around in the width of the numbers, in which readers add them up again.
  ///
  /// - Parameters:
  ///   - values: The numbers; of 32 bits each where `is32` is set.
  ///   - is32: Whether they are the lengths of texts, which have 32 bits, and not a column's 64.
  ///   - bytes: Where they go.
  /// - Complexity: O(n).
  static func append(_ values: Span<Int64>, is32: Bool, to bytes: inout [UInt8]) {
    bytes.appendVarint(UInt64(block))
    bytes.appendVarint(UInt64(block / miniblock))
    bytes.appendVarint(UInt64(values.count))
    bytes.appendZigzag(values.isEmpty ? 0 : values[0])
    var deltas = [Int64](repeating: 0, count: block)
    var next = 1
    while next < values.count {
      let count = min(block, values.count - next)
      var least = Int64.max
      for index in 0..<count {
        let wide = values[next + index] &- values[next + index - 1]
        let delta = is32 ? Int64(Int32(truncatingIfNeeded: wide)) : wide
        deltas[index] = delta
        least = min(least, delta)
      }
      bytes.appendZigzag(least)
      appendBlock(deltas.span.extracting(0..<count), least: least, to: &bytes)
      next += count
    }
  }

  private static func appendBlock(_ deltas: Span<Int64>, least: Int64, to bytes: inout [UInt8]) {
    let widths = bytes.count
    for _ in 0..<block / miniblock { bytes.append(0) }
    var part = 0
    while part * miniblock < deltas.count {
      let range = part * miniblock..<min(deltas.count, (part + 1) * miniblock)
      var union: UInt64 = 0
      for index in range { union |= UInt64(bitPattern: deltas[index] &- least) }
      let width = 64 - union.leadingZeroBitCount
      bytes[widths + part] = UInt8(width)
      if width > 0 {
        var packer = BitPacker()
        for index in range {
          packer.put(UInt64(bitPattern: deltas[index] &- least), width: width, to: &bytes)
        }
        for _ in range.count..<miniblock { packer.put(0, width: width, to: &bytes) }
        packer.finish(to: &bytes)
      }
      part += 1
    }
  }
}

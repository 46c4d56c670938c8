/// Parquet's mixed encoding of small numbers: runs of one value, and packed groups of eight.
enum Hybrid {
  /// Appends numbers of `width` bits.
  ///
  /// A run is worth its header only where it saves more than cutting the packed groups costs, so
  /// the narrower the numbers, the longer it must be.
  ///
  /// - Complexity: O(n).
  static func append(_ values: Span<UInt32>, width: Int, to bytes: inout [UInt8]) {
    let worthwhile = max(8, 32 / width)
    // Values from `waiting` on are not written yet; where a run follows, they are packed.
    var waiting = 0
    var index = 0
    while index < values.count {
      let value = values[index]
      var end = index + 1
      while end < values.count && values[end] == value { end += 1 }
      // Packed groups are whole: the run lends what the last one lacks.
      let lent = (8 - (index - waiting) % 8) % 8
      if end - index - lent >= worthwhile {
        if waiting < index { pack(values, waiting..<index + lent, width: width, to: &bytes) }
        appendRun(of: UInt64(value), count: end - index - lent, width: width, to: &bytes)
        waiting = end
      }
      index = end
    }
    if waiting < values.count { pack(values, waiting..<values.count, width: width, to: &bytes) }
  }

  /// Appends one value many times.
  static func appendRun(of value: UInt64, count: Int, width: Int, to bytes: inout [UInt8]) {
    bytes.appendVarint(UInt64(count) &<< 1)
    bytes.appendLow(value, bytes: (width + 7) / 8)
  }

  /// Appends packed groups; the last one of a page may be filled up with zeros.
  private static func pack(
    _ values: Span<UInt32>, _ range: Range<Int>, width: Int, to bytes: inout [UInt8],
  ) {
    let groups = (range.count + 7) / 8
    bytes.appendVarint(UInt64(groups) &<< 1 | 1)
    var packer = BitPacker()
    for index in range { packer.put(UInt64(values[index]), width: width, to: &bytes) }
    for _ in range.count..<groups * 8 { packer.put(0, width: width, to: &bytes) }
    packer.finish(to: &bytes)
  }
}

/// Where the scalars of a packed table stand: equal blocks of 64 scalars are kept once.
struct BlockIndex: Sendable {
  private static let blocks = 0x11_0000 / 64

  private let starts: [UInt16]

  /// Unpacks the runs of blocks.
  ///
  /// - Parameter runs: Pairs of a length (16 bits) and a number of a block (10 bits).
  init(_ runs: String) {
    var bits = TableBits(runs)
    var starts: [UInt16] = []
    starts.reserveCapacity(Self.blocks)
    while starts.count < Self.blocks {
      let length = bits.next(16)
      let block = UInt16(bits.next(10))
      starts.append(contentsOf: repeatElement(block, count: length))
    }
    self.starts = starts
  }

  /// The place of a scalar's entry among the entries of all blocks.
  @inline(__always)
  func place(_ scalar: UInt32) -> Int {
    Int(starts[Int(scalar >> 6)]) << 6 | Int(scalar & 0x3F)
  }
}

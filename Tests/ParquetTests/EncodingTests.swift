@testable import ParquetReader
import Testing

@testable import Parquet

@Suite struct `An encoding is decoded to the same numbers` {
  private static let counts = [0, 1, 2, 32, 33, 34, 128, 129, 130, 300]

  @Test(arguments: counts) func `as differences of every width`(count: Int) throws {
    let seed = UInt64.random(in: 0..<(1 << 32))
    var random = SeededGenerator(seed: seed)
    for bits in 0..<64 {
      let bound = Int64.max >> Int64(63 - bits)
      let values = (0..<count).map { _ in Int64.random(in: -bound...bound, using: &random) }
      try expectDifferences(values, is32: bits <= 31, "seed \(seed), \(bits) bits")
    }
  }

  @Test func `as differences that wrap around`() throws {
    let ends: [Int64] = [.min, .max, 0, .max, .min, -1, .min, .min, .max]
    try expectDifferences(ends, is32: false, "64 bits")
    // A difference of two numbers of 32 bits takes 33, and readers refuse more than 32.
    let short = ends.map { Int64(Int32(clamping: $0)) }
    try expectDifferences(short, is32: true, "32 bits")
  }

  @Test(arguments: 1...20) func `as runs and packed groups`(width: Int) throws {
    let seed = UInt64.random(in: 0..<(1 << 32))
    var random = SeededGenerator(seed: seed)
    for round in 0..<40 {
      var values: [UInt32] = []
      let count = Int.random(in: 0...200, using: &random)
      while values.count < count {
        let value = UInt32.random(in: 0..<(1 << UInt32(width)), using: &random)
        let run = Int.random(in: 1...(Bool.random(using: &random) ? 2 : 70), using: &random)
        values.append(contentsOf: repeatElement(value, count: run))
      }
      var encoded: [UInt8] = []
      Hybrid.append(values.span, width: width, to: &encoded)
      var bytes = Bytes(encoded)
      let decoded = try Decoders.hybrid(&bytes, width: width, count: values.count)
      #expect(decoded == values.map { Int($0) }, "seed \(seed), round \(round)")
      #expect(bytes.rest.isEmpty, "seed \(seed), round \(round)")
    }
  }

  private func expectDifferences(_ values: [Int64], is32: Bool, _ name: Comment) throws {
    var encoded: [UInt8] = []
    DeltaPacked.append(values.span, is32: is32, to: &encoded)
    var bytes = Bytes(encoded)
    #expect(try Decoders.delta(&bytes, is32: is32) == values, name)
    #expect(bytes.rest.isEmpty, name)
  }
}

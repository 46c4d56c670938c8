import EventStore
import Testing

@Suite struct `Numbers by rank` {
  @Test(arguments: [1, 2, 3, 9, 10, 11, 99, 100, 301])
  func `are those of a sorted list, in memory and beyond`(count: Int) throws {
    var generator = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 0...UInt64.max, using: &generator)
    print("numbers by rank, seed \(seed), count \(count)")
    var walk = seed
    func number() -> Int64 {
      walk = walk &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // Many are equal.
      return Int64(walk >> 40) % Int64(count * 2)
    }
    let numbers = (0..<count).map { _ in number() } + [0, .max].prefix(count == 3 ? 2 : 0)
    let sorted = numbers.sorted()
    for limit in [1, 7, 100_000] {
      let ranked = RankedNumbers(limit: limit)
      for number in numbers { try ranked.add(number) }
      for percent in [1, 10, 25, 50, 75, 90, 99, 100] {
        // The least of which so many percent are not above.
        let expected = sorted.first { one in
          100 * sorted.count(where: { $0 <= one }) >= percent * sorted.count
        }
        #expect(try ranked.percentile(percent) == expected, "\(percent) % of \(count)")
      }
      #expect(ranked.count == numbers.count)
    }
  }

  @Test func `are nothing where there are none, and take more after they were asked`() throws {
    let ranked = RankedNumbers(limit: 2)
    #expect(try ranked.percentile(50) == nil)
    for number in [5, 1, 9] as [Int64] { try ranked.add(number) }
    #expect(try ranked.percentile(50) == 5)
    try ranked.add(0)
    #expect(try ranked.percentile(50) == 1)
    #expect(try ranked.percentile(100) == 9)
  }
}

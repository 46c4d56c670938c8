@testable import ParquetReader
import Testing

@testable import Parquet

@Suite struct `A frame for want of memory` {
  @Test(arguments: [0, 1, 131_071, 131_072, 131_073, 300_000])
  func `is read by zstd`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    #expect(try inflated(StoredFrame.frame(of: bytes), count: count) == bytes)
  }

  @Test func `holds every page of a file`() throws {
    var random = SeededGenerator(seed: 3)
    let table = Table.random(&random, rows: 2_000)
    #expect(try ReadFile(table.file(level: nil)).cells == table.cells)
  }
}

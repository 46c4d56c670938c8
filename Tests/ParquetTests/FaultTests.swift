#if os(Linux) || os(macOS)
import Parquet
import Testing

/// What does not fit is a fault of the caller, and stops it before a file says something wrong.
@Suite struct `A writer stops at` {
  @Test func `other columns than its own`() async {
    await #expect(processExitsWith: .failure) {
      var writer = ParquetWriter(
        columns: [ParquetColumn(name: "n", type: .int64, isOptional: false)], createdBy: "")
      writer.write([], count: 0) { _ in }
    }
  }

  @Test func `other values than rows`() async {
    await #expect(processExitsWith: .failure) {
      var writer = ParquetWriter(
        columns: [ParquetColumn(name: "n", type: .int64, isOptional: false)], createdBy: "")
      writer.write([.numbers([1, 2], nulls: nil)], count: 1) { _ in }
    }
  }

  @Test func `other words on NULL than values`() async {
    await #expect(processExitsWith: .failure) {
      var writer = ParquetWriter(
        columns: [ParquetColumn(name: "n", type: .int64, isOptional: true)], createdBy: "")
      writer.write([.numbers([1, 2], nulls: [true])], count: 2) { _ in }
    }
  }

  @Test func `NULL where it is not allowed`() async {
    await #expect(processExitsWith: .failure) {
      var writer = ParquetWriter(
        columns: [ParquetColumn(name: "n", type: .int64, isOptional: false)], createdBy: "")
      writer.write([.numbers([1, 2], nulls: [true, false])], count: 2) { _ in }
    }
  }

  @Test func `a boolean that is neither`() async {
    await #expect(processExitsWith: .failure) {
      var writer = ParquetWriter(
        columns: [ParquetColumn(name: "n", type: .boolean, isOptional: false)], createdBy: "")
      writer.write([.numbers([2], nulls: nil)], count: 1) { _ in }
    }
  }

  @Test func `texts for numbers`() async {
    await #expect(processExitsWith: .failure) {
      var writer = ParquetWriter(
        columns: [ParquetColumn(name: "n", type: .int64, isOptional: false)], createdBy: "")
      writer.write([.texts(bytes: [], ends: [0], nulls: nil)], count: 1) { _ in }
    }
  }

  @Test func `a text beyond its bytes`() async {
    await #expect(processExitsWith: .failure) {
      var writer = ParquetWriter(
        columns: [ParquetColumn(name: "n", type: .text, isOptional: false)], createdBy: "")
      writer.write([.texts(bytes: [1], ends: [2], nulls: nil)], count: 1) { _ in }
    }
  }

  @Test func `ends that fall`() async {
    await #expect(processExitsWith: .failure) {
      var writer = ParquetWriter(
        columns: [ParquetColumn(name: "n", type: .text, isOptional: false)], createdBy: "")
      writer.write([.texts(bytes: [1, 2], ends: [2, 1], nulls: nil)], count: 2) { _ in }
    }
  }

  @Test func `a NULL that has bytes`() async {
    await #expect(processExitsWith: .failure) {
      var writer = ParquetWriter(
        columns: [ParquetColumn(name: "n", type: .text, isOptional: true)], createdBy: "")
      writer.write([.texts(bytes: [1], ends: [1], nulls: [true])], count: 1) { _ in }
    }
  }

  @Test func `a text longer than a page can be`() async {
    await #expect(processExitsWith: .failure) {
      var writer = ParquetWriter(
        columns: [ParquetColumn(name: "n", type: .text, isOptional: false)], createdBy: "")
      let bytes = [UInt8](repeating: 0, count: ParquetWriter.longestText + 1)
      writer.write([.texts(bytes: bytes, ends: [bytes.count], nulls: nil)], count: 1) { _ in }
    }
  }

  @Test func `rows behind the end`() async {
    await #expect(processExitsWith: .failure) {
      var writer = ParquetWriter(
        columns: [ParquetColumn(name: "n", type: .int64, isOptional: false)], createdBy: "")
      writer.finish { _ in }
      writer.write([.numbers([2], nulls: nil)], count: 1) { _ in }
    }
  }

  @Test func `rows behind an error of the sink`() async {
    await #expect(processExitsWith: .failure) {
      struct Full: Error {}
      var writer = ParquetWriter(
        columns: [ParquetColumn(name: "n", type: .int64, isOptional: false)], createdBy: "",
        rowsPerGroup: 1)
      try? writer.write([.numbers([1], nulls: nil)], count: 1) { _ in throw Full() }
      writer.write([.numbers([2], nulls: nil)], count: 1) { _ in }
    }
  }

  @Test func `two columns of one name`() async {
    await #expect(processExitsWith: .failure) {
      let column = ParquetColumn(name: "n", type: .int64, isOptional: false)
      _ = ParquetWriter(columns: [column, column], createdBy: "")
    }
  }
}
#endif

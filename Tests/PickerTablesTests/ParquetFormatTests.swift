import EventStore
import Parquet
@testable import ParquetReader
import Testing

@testable import PickerTables

@Suite struct `A table as Parquet` {
  private static let columns = [
    TableColumn("id", .text), TableColumn("n", .number), TableColumn("ts", .moment, optional: true),
    TableColumn("note", .text, optional: true), TableColumn("kind", .text, optional: true),
    TableColumn("none", .number, optional: true), TableColumn("blank", .text, optional: true),
    TableColumn("ok", .flag),
  ]

  private static let batch = TableBatch(
    count: 4,
    columns: [
      .texts(TextCells(["a", "a", "", "b"]) { $0 }),
      .numbers([1, .max, .min, 99]),
      .optionalNumbers([7, 5, 5, -1], isNull: [true, false, true, false]),
      .texts(TextCells([nil, "", "x\"y\r\n\u{0}é", nil]) { $0 }),
      .names([2, 0, 1, 2], of: [nil, "opened", "tapped"]),
      .optionalNumbers([1, 2, 3, 4], isNull: [true, true, true, true]),
      .texts(TextCells([nil, nil, nil, nil] as [String?]) { $0 }),
      .numbers([1, 0, 0, 1]),
    ])

  private static let cells: [[Cell]] = [
    ["a", "a", "", "b"].map { .text($0) },
    [1, .max, .min, 99].map { .number($0) },
    [.null, .number(5), .null, .number(-1)],
    [.null, .text(""), .text("x\"y\r\n\u{0}é"), .null],
    [.text("tapped"), .null, .text("opened"), .text("tapped")],
    [.null, .null, .null, .null],
    [.null, .null, .null, .null],
    [1, 0, 0, 1].map { .number($0) },
  ]

  private static func file(_ columns: [TableColumn], _ batches: [TableBatch]) -> [UInt8] {
    var format = ParquetFormat(columns, table: .choices, program: "picker-log version 1.0.0")
    var bytes: [UInt8] = []
    format.begin(into: &bytes)
    for batch in batches { format.write(batch, into: &bytes) }
    format.end(into: &bytes)
    return bytes
  }

  @Test func `has the columns with their types, and says what it is`() throws {
    let file = try ReadFile(Self.file(Self.columns, []))
    #expect(file.rows == 0)
    #expect(file.columns.map(\.name) == Self.columns.map(\.name))
    #expect(file.columns.map(\.isOptional) == Self.columns.map(\.isOptional))
    #expect(file.columns.map(\.physical) == [6, 2, 2, 6, 6, 2, 6, 0])
    // A moment is microseconds in UTC; a text is UTF-8.
    let none = Thrift.structure([:])
    #expect(
      file.columns[2].element[10]
        == .structure([8: .structure([1: .flag(true), 2: .structure([2: none])])]))
    #expect(file.columns[0].element[10] == .structure([1: none]))
    #expect(file.footer[6]?.text == "picker-log version 1.0.0")
    #expect(file.footer[5]?.list?.map { $0[1]?.text } == ["picker_log.table"])
    #expect(file.footer[5]?.list?.map { $0[2]?.text } == ["choices"])
  }

  @Test func `has the same values, NULL where they have it, however they are put into batches`()
    throws
  {
    let whole = Self.file(Self.columns, [Self.batch])
    #expect(try ReadFile(whole).cells == Self.cells)
    for split in 0...4 {
      let pieces = [Self.batch.rows(0..<split), Self.batch.rows(split..<4)]
      #expect(Self.file(Self.columns, pieces) == whole, "split at \(split)")
    }
  }

  @Test func `is what the writer makes of the same values`() {
    var writer = ParquetWriter(
      columns: [
        ParquetColumn(name: "note", type: .text, isOptional: true),
        ParquetColumn(name: "kind", type: .text, isOptional: true),
        ParquetColumn(name: "n", type: .int64, isOptional: true),
      ],
      createdBy: "picker-log version 1.0.0", metadata: [("picker_log.table", "choices")])
    var expected: [UInt8] = []
    writer.write(
      [
        .texts(bytes: Array("ab".utf8), ends: [0, 2], nulls: [true, false]),
        .texts(bytes: Array("xx".utf8), ends: [1, 2], nulls: nil),
        .numbers([0, 3], nulls: [true, false]),
      ], count: 2
    ) { expected += $0 }
    writer.finish { expected += $0 }
    let batch = TableBatch(
      count: 2,
      columns: [
        .texts(TextCells([nil, "ab"]) { $0 }), .names([1, 1], of: [nil, "x"]),
        .optionalNumbers([9, 3], isNull: [true, false]),
      ])
    let columns = [
      TableColumn("note", .text, optional: true), TableColumn("kind", .text, optional: true),
      TableColumn("n", .number, optional: true),
    ]
    #expect(Self.file(columns, [batch]) == expected)
  }
}

#if os(Linux) || os(macOS)
@Suite struct `A batch of rows stops at` {
  @Test func `a column with fewer values than there are rows`() async {
    await #expect(processExitsWith: .failure) {
      _ = TableBatch(count: 2, columns: [.numbers([1, 2]), .numbers([1])])
    }
  }

  @Test func `a column with more values than there are rows`() async {
    await #expect(processExitsWith: .failure) {
      _ = TableBatch(count: 1, columns: [.numbers([1]), .names([0, 0], of: [nil])])
    }
  }
}
#endif

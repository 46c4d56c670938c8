import EventStore
import PickerEvents
import Testing

@testable import PickerTables

@Suite struct `A table as text` {
  private static let columns = [
    TableColumn("id", .text), TableColumn("n", .number), TableColumn("ts", .moment, optional: true),
    TableColumn("note", .text, optional: true), TableColumn("kind", .text, optional: true),
    TableColumn("ok", .flag),
  ]

  private static func write(_ format: some TableFormat, _ batches: [TableBatch]) -> String {
    var format = format
    var bytes: [UInt8] = []
    format.begin(into: &bytes)
    for batch in batches { format.write(batch, into: &bytes) }
    format.end(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let batch = TableBatch(
    count: 4,
    columns: [
      .texts(TextCells(["a", "a", "b", "a"]) { $0 }),
      .numbers([1, 1, .min, 99]),
      .optionalNumbers([0, 5, 5, -1], isNull: [true, false, false, false]),
      .texts(TextCells([nil, "", "x\"y\\\r\n\t\u{1}é", nil]) { $0 }),
      .names([1, 0, 1, 1], of: [nil, "tapped"]),
      .numbers([1, 0, 0, 1]),
    ])

  @Test func `is a JSON object a line, every key in each`() {
    #expect(
      Self.write(NDJSONFormat(Self.columns), [Self.batch]) == #"""
        {"id":"a","n":1,"ts":null,"note":null,"kind":"tapped","ok":true}
        {"id":"a","n":1,"ts":"1970-01-01T00:00:00.000005Z","note":"","kind":null,"ok":false}
        {"id":"b","n":-9223372036854775808,"ts":"1970-01-01T00:00:00.000005Z","note":"x\"y\\\r\n\t\u0001é","kind":"tapped","ok":false}
        {"id":"a","n":99,"ts":"1969-12-31T23:59:59.999999Z","note":null,"kind":"tapped","ok":true}

        """#)
  }

  @Test func `is CSV by RFC 4180, texts in quotes and NULL as nothing`() {
    let lines = [
      "id,n,ts,note,kind,ok", #""a",1,,,"tapped",true"#,
      #""a",1,1970-01-01T00:00:00.000005Z,"",,false"#,
      "\"b\",-9223372036854775808,1970-01-01T00:00:00.000005Z,"
        + "\"x\"\"y\\\r\n\t\u{1}é\",\"tapped\",false",
      #""a",99,1969-12-31T23:59:59.999999Z,,"tapped",true"#, "",
    ]
    #expect(
      Self.write(CSVFormat(Self.columns), [Self.batch]).utf8
        .elementsEqual(lines.joined(separator: "\r\n").utf8))
  }

  @Test func `of no rows is nothing, or the head alone`() {
    let none = TableBatch(
      count: 0,
      columns: Self.columns.map { $0.kind == .text ? .texts(TextCells()) : .numbers([]) })
    #expect(Self.write(NDJSONFormat(Self.columns), [none]) == "")
    #expect(Self.write(CSVFormat(Self.columns), []) == "id,n,ts,note,kind,ok\r\n")
  }

  @Test(
    arguments: ["=1+1", "+1", "-1", "@a", "\t=1", "\r=1", "\n=1", "\u{FF1D}1", "\u{FF0B}", "=\"\""])
  func `for a spreadsheet has no formula`(text: String) {
    let columns = [TableColumn("a", .text), TableColumn("n", .number)]
    let batch = TableBatch(
      count: 2, columns: [.texts(TextCells([text, "plain=1"]) { $0 }), .numbers([-1, -2])])
    let quoted = text.replacing("\"", with: "\"\"")
    #expect(
      Self.write(CSVFormat(columns, spreadsheet: true), [batch]).utf8
        .elementsEqual("\u{FEFF}a,n\r\n\"'\(quoted)\",-1\r\n\"plain=1\",-2\r\n".utf8))
    #expect(
      Self.write(CSVFormat(columns), [batch]).utf8
        .elementsEqual("a,n\r\n\"\(quoted)\",-1\r\n\"plain=1\",-2\r\n".utf8))
  }

  @Test func `is the same, however its rows are put into batches`() {
    let columns = Self.columns
    let whole = [
      Self.write(NDJSONFormat(columns), [Self.batch]), Self.write(CSVFormat(columns), [Self.batch]),
    ]
    for split in 0...4 {
      let pieces = [Self.batch.rows(0..<split), Self.batch.rows(split..<4)]
      #expect(Self.write(NDJSONFormat(columns), pieces) == whole[0])
      #expect(Self.write(CSVFormat(columns), pieces) == whole[1])
    }
  }

  @Test func `writes moments as RFC 3339, in whatever order`() {
    var writer = MomentWriter()
    let day: Int64 = 86_400_000_000
    var moments: [Int64] = [
      0, -1, 1, day - 1, day, -day, -day - 1, .min, .min + 1, .max, .max - day,
      253_402_300_799_999_999,
      253_402_300_800_000_000, -62_167_219_200_000_000, -62_167_219_200_000_001, .min + day,
    ]
    var walk: UInt64 = 3
    for _ in 0..<2_000 {
      walk = walk &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      moments.append(Int64(bitPattern: walk) >> Int64(walk % 40))
    }
    for moment in moments {
      var bytes: [UInt8] = []
      writer.write(moment, into: &bytes)
      #expect(
        String(decoding: bytes, as: UTF8.self) == Timestamp(microseconds: moment).rfc3339,
        "\(moment)")
    }
  }
}

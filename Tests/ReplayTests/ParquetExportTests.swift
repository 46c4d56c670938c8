import Foundation
@testable import ParquetReader
import Testing

@Suite struct `A table, exported as Parquet,` {
  let shop: Workshop

  init() throws {
    shop = try Workshop()
    try shop.write(Samples.fruit + Samples.two + Self.search, to: "all.picker.ndjson")
    let run = try shop.replay("import", "log.sqlite", "all.picker.ndjson")
    try #require(run.status == 0, "\(run.remarks)")
  }

  /// A session that searches.
  private static let search = [
    Samples.opened("three", #"{"mode":"multiple","search":{"enabled":true}}"#),
    #"{"event":"searchChanged","text":"a"}"#, Samples.tapped("a"), "",
  ].joined(separator: "\n")

  private static let tables = ["events", "choices", "searches", "sessions"]

  @discardableResult
  private func export(_ table: String, _ words: String...) throws -> ToolRun {
    let run = try shop.run(
      ["export", "log.sqlite", "--format", "parquet", "--table", table] + words)
    #expect(run.status == 0, "\(run.remarks)")
    return run
  }

  /// The rows of the same table as objects of JSON.
  private func objects(_ table: String) throws -> [[String: Any]] {
    let run = try shop.replay("export", "log.sqlite", "--format", "ndjson", "--table", table)
    return try run.lines.dropLast().map { line in
      try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
    }
  }

  /// All values of a file, each as JSON would have it, moments and flags as numbers.
  private func rows(_ file: ReadFile) -> [[String: Cell]] {
    (0..<file.rows).map { row in
      Dictionary(
        uniqueKeysWithValues: zip(file.columns, file.cells).map { ($0.name, $1[row]) })
    }
  }

  @Test(arguments: tables) func `is a file with the rows that the other formats have`(
    table: String,
  ) throws {
    try export(table, "-o", "a.parquet")
    let bytes = try shop.bytes("a.parquet")
    #expect(bytes.starts(with: Array("PAR1".utf8)) && bytes.suffix(4) == Array("PAR1".utf8)[...])
    let found = rows(try ReadFile(bytes))
    let expected = try objects(table)
    #expect(found.count == expected.count && !found.isEmpty)
    for (row, object) in zip(found, expected) {
      #expect(row.keys.sorted() == object.keys.sorted())
      for (name, value) in object {
        let cell = try #require(row[name])
        switch value {
        case is NSNull: #expect(cell == .null, "\(name)")
        case let text as String where name.hasSuffix("ts"):
          guard case .number = cell else {
            Issue.record("\(name) is \(cell), not \(text)")
            continue
          }
        case let text as String: #expect(cell == .text(text), "\(name)")
        case let number as NSNumber: #expect(cell == .number(number.int64Value), "\(name)")
        default: Issue.record("\(name) is \(value)")
        }
      }
    }
  }

  @Test(arguments: tables) func `has the same bytes each time, in a file or a pipe`(
    table: String,
  ) throws {
    try export(table, "-o", "a.parquet")
    try export(table, "-o", "b.parquet")
    let bytes = try shop.bytes("a.parquet")
    #expect(try shop.bytes("b.parquet") == bytes)
    #expect(try export(table).bytes == bytes)
  }

  @Test(arguments: tables) func `is a folder of files by day, the same each time`(
    table: String,
  ) throws {
    try export(table, "--partitioned", "-o", "first")
    try export(table, "--partitioned", "-o", "second")
    let files = try FileManager.default.subpathsOfDirectory(atPath: shop.url("first").path)
      .filter { $0.hasSuffix(".parquet") }.sorted()
    #expect(!files.isEmpty && files.allSatisfy { $0.hasPrefix("dt=") }, "\(files)")
    var found: [[String: Cell]] = []
    for name in files {
      let bytes = try shop.bytes("first/\(name)")
      #expect(try shop.bytes("second/\(name)") == bytes, "\(name)")
      found += rows(try ReadFile(bytes))
    }
    // Of sessions that have not ended a folder has nothing yet but their events.
    try export(table, "-o", "whole.parquet")
    let whole = rows(try ReadFile(try shop.bytes("whole.parquet")))
    #expect(Set(found).count == found.count && Set(found).isSubset(of: Set(whole)))
    if table == "events" { #expect(found.count == whole.count) }
  }
}

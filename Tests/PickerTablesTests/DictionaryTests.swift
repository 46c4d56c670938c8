import Foundation
import PickerTables
import Testing

@Suite struct `The data dictionary` {
  /// The rows of a table of Documentation/Analytics.md.
  private static func columns(of table: LogTable) throws -> [[String]] {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/Analytics.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.range(of: "<!-- table: \(table.rawValue) -->\n\n"))
    return text[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("|") }.dropFirst(2)
      .map { line in
        line.split(separator: "|").map {
          $0.trimmingCharacters(in: .whitespaces).replacing("`", with: "")
        }
      }
  }

  @Test(arguments: LogTable.allCases)
  func `has every column of the exports, with its type`(table: LogTable) throws {
    let written = try Self.columns(of: table)
    #expect(written.map { $0[0] } == table.columns.map(\.name))
    for (row, column) in zip(written, table.columns) {
      #expect(row[1] == "\(column.kind)", "\(column.name)")
      #expect(row[2] == (column.isOptional ? "yes" : "no"), "\(column.name)")
      #expect(row.count >= 4 && !row[3].isEmpty, "\(column.name)")
    }
    #expect(table.columns.contains { $0.name == table.dayColumn && $0.kind == .moment })
  }

  @Test(arguments: LogTable.allCases)
  func `has names of small letters that no SQL reserves`(table: LogTable) {
    // Reserved in SQLite, DuckDB, PostgreSQL, ClickHouse, Spark or BigQuery.
    let reserved: Set<String> = [
      "all", "and", "any", "as", "at", "between", "by", "case", "check", "column", "commit",
      "current", "date", "default", "desc", "distinct", "end", "exists", "from", "full", "group",
      "hash", "in", "index", "interval", "is", "join", "key", "left", "like", "limit", "new", "not",
      "null", "of", "offset", "on", "or", "order", "over", "partition", "position", "range",
      "right",
      "rows", "select", "set", "table", "then", "time", "timestamp", "to", "union", "unique",
      "user",
      "using", "values", "when", "where", "window", "with",
    ]
    for column in table.columns + [LogTable.receipt] {
      #expect(!reserved.contains(column.name))
      #expect(column.name.utf8.allSatisfy { 0x61...0x7A ~= $0 || $0 == 0x5F }, "\(column.name)")
    }
    #expect(Set(table.columns.map(\.name)).count == table.columns.count)
  }
}

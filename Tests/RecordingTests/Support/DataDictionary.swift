/// The tables of Documentation/Analytics.md.
struct DataDictionary {
  /// A row of such a table.
  struct Column {
    let name: String
    let type: String
    let mayBeNull: Bool
  }

  /// The columns of each table, in order.
  let tables: [String: [Column]]

  init() throws {
    let parts = try Repository.text("Documentation/Analytics.md")
      .split(separator: "<!-- table: ").dropFirst()
    var tables: [String: [Column]] = [:]
    for part in parts {
      let name = String(part.prefix { $0 != " " })
      let lines = part.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      // The head and the line below it come first.
      tables[name] = lines.prefix { $0.hasPrefix("|") }.dropFirst(2).map { line in
        let cells = line.split(separator: "|").map { cell in
          String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        return Column(
          name: cells[0].filter { $0 != "`" }, type: cells[1], mayBeNull: cells[2] == "yes")
      }
    }
    self.tables = tables
  }
}

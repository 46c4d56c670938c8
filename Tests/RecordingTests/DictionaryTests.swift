import EventStore
import FaultSupport
import PickerEvents
import PickerProjection
import Testing

@Suite struct `The data dictionary` {
  private static let views = [
    (table: "events", view: "timeline"), (table: "choices", view: "choices"),
    (table: "searches", view: "searches"), (table: "sessions", view: "session_summaries"),
  ]

  @Test(arguments: views)
  func `has the columns of the views, in their order`(table: String, view: String) throws {
    var columns = try #require(DataDictionary().tables[table]).map(\.name)
    #expect(columns.count > 5)
    if table == "events" { columns.append("receipt") }
    let folder = LogFolder()
    // It goes away with its last use.
    defer { withExtendedLifetime(folder) {} }
    _ = try EventStore(.file(path: folder.log))
    #expect(RawLog(folder.log).columns("SELECT * FROM \(view)") == columns)
  }

  @Test func `says which values stand in them, also where SQLite trusts nothing`() throws {
    let folder = LogFolder()
    // It goes away with its last use.
    defer { withExtendedLifetime(folder) {} }
    let store = try EventStore(.file(path: folder.log))
    for seed in 0..<300 as Range<UInt64> {
      guard let live = LiveSession(seed: seed) else { continue }
      try store.append(
        live.events, to: SessionID("\(seed)"), expecting: .mustNotExist, ending: live.ending)
    }
    try store.catchUp(ChoiceProjection.self)
    let raw = RawLog(folder.log)
    #expect(raw.run("PRAGMA trusted_schema = OFF") == nil)
    let moment =
      "'[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9]."
      + "[0-9][0-9][0-9][0-9][0-9][0-9]Z'"
    for (table, view) in Self.views {
      let columns = try #require(DataDictionary().tables[table])
      #expect(raw.value("SELECT count(*) > 50 FROM \(view)") == "1", "\(view)")
      for column in columns {
        let name = column.name
        let isRight =
          switch column.type {
          case "text": "typeof(\(name)) = 'text'"
          case "moment": "typeof(\(name)) = 'text' AND \(name) GLOB \(moment)"
          case "number": "typeof(\(name)) = 'integer'"
          case "flag": "typeof(\(name)) = 'integer' AND \(name) IN (0, 1)"
          default: "no such type as \(column.type)"
          }
        let rest = column.mayBeNull ? "AND \(name) IS NOT NULL" : ""
        #expect(
          raw.rows("SELECT \(name) FROM \(view) WHERE NOT coalesce(\(isRight), 0) \(rest) LIMIT 1")
            == [], "\(view).\(name)")
        // A column that is NULL in every row would pass anything.
        let isEverThere = raw.value("SELECT count(\(name)) > 0 FROM \(view)") == "1"
        #expect(
          isEverThere || ["environment", "app", "actor", "folding"].contains(name), "\(name)")
      }
    }
  }
}

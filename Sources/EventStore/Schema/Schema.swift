internal import PickerEvents

/// The tables of a log file (Documentation/Decisions/0001-key-and-position.md).
enum Schema {
  /// "PkLg": what SQLite's `application_id` says about the file.
  static let applicationID: Int64 = 0x506B_4C67

  /// What `user_version` says: the version of the tables, counted up by migrations.
  static let version: Int64 = 3

  /// The first version that has all tables of what is derived from events.
  ///
  /// An older log may have some of them, whose rows nobody trusts any more.
  static let firstWithHits: Int64 = 3

  /// The statements that make an empty log: those of the first version, and every step since.
  static var creation: String {
    """
    \(tables)
    INSERT INTO kinds(number, name) VALUES \(rows(EventKind.allCases.map { ($0.rawValue, $0.name) }));
    INSERT INTO reasons(number, name) VALUES \(rows(Reason.allCases.map { ($0.rawValue, $0.name) }));
    PRAGMA application_id = \(applicationID);
    \(migration(from: 1))
    """
  }

  /// The statements that bring a log of an older version up to the present one.
  static func migration(from version: Int64) -> String {
    var statements = ""
    if version < 2 { statements += ChoiceTables.creation + "\n" }
    if version < 3 { statements += HitTable.creation + "\n" + Views.creation + "\n" }
    return statements + "PRAGMA user_version = \(Self.version);"
  }

  private static func rows(_ members: [(UInt8, String)]) -> String {
    members.map { number, name in "(\(number), '\(name)')" }.joined(separator: ", ")
  }

  /// The comments are part of what SQLite keeps, and so of what `.schema` shows to an auditor.
  private static let tables = """
    CREATE TABLE kinds (
      number INTEGER PRIMARY KEY, -- as events.kind says it
      name TEXT NOT NULL UNIQUE
    ) STRICT;
    CREATE TABLE reasons (
      number INTEGER PRIMARY KEY, -- as events.reason says it
      name TEXT NOT NULL UNIQUE
    ) STRICT;
    CREATE TABLE payloads (
      key INTEGER PRIMARY KEY AUTOINCREMENT,
      hash INTEGER NOT NULL, -- XXH64 of bytes, seed 0, as a signed number
      bytes BLOB NOT NULL -- JSON, kept once however many sessions use it
    ) STRICT;
    CREATE INDEX payloads_by_hash ON payloads(hash);
    CREATE TABLE sessions (
      key INTEGER PRIMARY KEY AUTOINCREMENT, -- never used again, even if the session goes
      id TEXT NOT NULL UNIQUE,
      app TEXT,
      actor TEXT, -- who chose
      environment TEXT,
      started INTEGER NOT NULL, -- microseconds since 1970, UTC
      last INTEGER NOT NULL, -- the sequence of the last event
      ending TEXT, -- done, cancelled, abandoned; NULL while open
      engine INTEGER NOT NULL, -- the version of the rules
      folding TEXT, -- the version of the folding table
      catalog INTEGER REFERENCES payloads(key)
    ) STRICT;
    CREATE INDEX sessions_by_start ON sessions(started);
    CREATE TABLE events (
      key INTEGER PRIMARY KEY, -- sessions.key << 24 | sequence
      time INTEGER NOT NULL, -- microseconds since 1970, UTC
      kind INTEGER NOT NULL, -- see kinds
      item TEXT,
      text TEXT,
      reason INTEGER, -- NULL when accepted, else see reasons
      added ANY, -- NULL none, 1 the item of this row, a JSON array of ids, or how many if over 64
      removed ANY, -- the same
      evicted ANY, -- NULL none, a JSON array of [id, limit], or how many if over 64
      detail TEXT, -- JSON: what the columns cannot hold
      payload INTEGER, -- see payloads
      receipt INTEGER NOT NULL -- digest of the state after the event
    ) STRICT;
    CREATE TABLE appends (
      position INTEGER PRIMARY KEY, -- of the first event of the append, counted over the whole log
      key INTEGER NOT NULL, -- of that event
      count INTEGER NOT NULL -- how many events it brought; their keys and positions follow on
    ) STRICT;
    """
}

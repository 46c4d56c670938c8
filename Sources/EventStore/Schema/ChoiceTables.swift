internal import PickerEvents

/// The tables of what is derived from events, and can always be made anew from them (version 2).
enum ChoiceTables {
  /// The statements that make them.
  static var creation: String {
    """
    \(tables)
    INSERT INTO pick_causes(number, name) VALUES \(pickCauses);
    INSERT INTO end_causes(number, name, "limit") VALUES \(endCauses);
    """
  }

  private static var pickCauses: String {
    PickCause.allCases.map { "(\($0.rawValue), '\($0.name)')" }.joined(separator: ", ")
  }

  private static var endCauses: String {
    EndCause.allCases.map { cause in
      "(\(cause.rawValue), '\(cause.name)', \(cause.limit.map { "'\($0.name)'" } ?? "NULL"))"
    }.joined(separator: ", ")
  }

  private static var tables: String {
    """
    CREATE TABLE projections (
      name TEXT PRIMARY KEY,
      version INTEGER NOT NULL, -- rows of another version are made anew
      position INTEGER NOT NULL, -- every event up to it has been read
      rebuilding INTEGER NOT NULL DEFAULT 0 -- 1 until a rebuild has come to its end
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE progress (
      session INTEGER PRIMARY KEY, -- sessions.key
      sequence INTEGER NOT NULL, -- the last event that lives has taken in
      settled INTEGER NOT NULL, -- how many of the session's lives can change no more
      complete INTEGER NOT NULL, -- 1 when the lives that are still held stand behind those
      writes INTEGER NOT NULL, -- counts the transactions, so that two passes see each other
      stopped INTEGER, -- the event that could not be taken in
      why TEXT -- what is wrong with it
    ) STRICT;
    CREATE INDEX stopped_sessions ON progress(session) WHERE stopped IS NOT NULL;
    CREATE TABLE pick_causes (
      number INTEGER PRIMARY KEY, -- as lives.cause says it
      name TEXT NOT NULL UNIQUE
    ) STRICT;
    CREATE TABLE end_causes (
      number INTEGER PRIMARY KEY, -- as lives.why says it
      name TEXT NOT NULL,
      "limit" TEXT -- the maximum that an evicted pick ran into
    ) STRICT;
    CREATE TABLE lives (
      key INTEGER PRIMARY KEY -- sessions.key << 24 | a number that counts the session's rows
        CHECK (key & 16777215 > 0),
      item TEXT, -- the pick
      title TEXT, -- its title, where that is not its id
      items TEXT, -- or picks that began and ended together, a JSON array of [id] or [id, title]
      picked INTEGER NOT NULL, -- the sequence of the event that picked it
      cause INTEGER NOT NULL, -- see pick_causes
      ended INTEGER, -- the sequence of the event that ended it; NULL while held, or to the end
      why INTEGER, -- see end_causes
      by TEXT, -- the newer pick, where that is not the item of the event that ended it
      committed INTEGER NOT NULL CHECK (committed IN (0, 1)), -- 1 when it was committed
      CHECK ((item IS NULL) <> (items IS NULL)),
      CHECK (items IS NULL OR title IS NULL),
      CHECK ((ended IS NULL) = (why IS NULL)),
      CHECK (by IS NULL OR why IN (\(EndCause.byNewer)))
    ) STRICT;
    CREATE TABLE snapshots (
      key INTEGER PRIMARY KEY, -- the key of the event after which it was taken
      bytes BLOB NOT NULL -- a cache: without it everything is the same, and slower
    ) STRICT;
    """
  }
}

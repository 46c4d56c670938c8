/// The table of what searches found, which follows from the events (version 3).
enum HitTable {
  /// The statement that makes it.
  static let creation = """
    CREATE TABLE hits (
      key INTEGER PRIMARY KEY, -- the key of the event that applied or answered a query
      count INTEGER NOT NULL -- how many rows it left
    ) STRICT;
    """
}

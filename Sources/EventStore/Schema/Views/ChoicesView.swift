/// The view with one row for each life of each pick, whatever rows it is kept in.
enum ChoicesView {
  /// The statement that makes it.
  ///
  /// It takes lists apart by `json_each` alone, which SQLite also allows where it does not trust
  /// the schema. A question about one session reads that session's rows only.
  static var creation: String {
    """
    CREATE VIEW choices AS
    \(lives("lives.item", "coalesce(lives.title, lives.item)", "", where: "IS NULL"))
    UNION ALL
    \(lives(
        "id.value", "coalesce(title.value, id.value)",
        """
        JOIN json_each(lives.items) AS one
        JOIN json_each(one.value) AS id ON id.key = 0
        LEFT JOIN json_each(one.value) AS title ON title.key = 1
        """, where: "IS NOT NULL"));
    """
  }

  private static func lives(
    _ item: String, _ title: String, _ joins: String, where condition: String,
  ) -> String {
    """
    SELECT
      sessions.id AS session,
      \(item) AS item,
      \(title) AS title,
      lives.picked,
      coalesce(pick_causes.name, lives.cause) AS how,
      lives.ended,
      coalesce(end_causes.name, lives.why) AS why,
      coalesce(lives.by, iif(lives.why IN (\(EndCause.byNewer)), ending.item, NULL)) AS by,
      end_causes."limit",
      lives.committed
    FROM sessions
    JOIN lives ON lives.key BETWEEN sessions.key << 24 | 1 AND sessions.key << 24 | 16777215
    \(joins)
    LEFT JOIN pick_causes ON pick_causes.number = lives.cause
    LEFT JOIN end_causes ON end_causes.number = lives.why
    LEFT JOIN events AS ending ON ending.key = (sessions.key << 24 | lives.ended)
    WHERE lives.items \(condition)
    """
  }
}

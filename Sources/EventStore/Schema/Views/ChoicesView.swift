/// The view with one row for each life of each pick, whatever rows it is kept in.
enum ChoicesView {
  /// The statement that makes it.
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
      sessions.id AS session_id,
      \(item) AS item,
      \(title) AS title,
      lives.picked AS picked_seq,
      \(Views.moment("picking.time")) AS picked_ts,
      coalesce(pick_causes.name, lives.cause) AS picked_how,
      lives.ended AS ended_seq,
      \(Views.moment("ending.time")) AS ended_ts,
      coalesce(end_causes.name, lives.why) AS ended_why,
      coalesce(lives.by, iif(lives.why IN (\(EndCause.byNewer)), ending.item, NULL)) AS ended_by,
      end_causes."limit" AS ended_limit,
      lives.committed AS committed
    FROM sessions
    JOIN lives ON \(Views.rows("lives"))
    \(joins)
    LEFT JOIN pick_causes ON pick_causes.number = lives.cause
    LEFT JOIN end_causes ON end_causes.number = lives.why
    LEFT JOIN events AS picking ON picking.key = (sessions.key << 24 | lives.picked)
    LEFT JOIN events AS ending ON ending.key = (sessions.key << 24 | lives.ended)
    WHERE lives.items \(condition)
    """
  }
}

/// What people see who open a log with `sqlite3` or Datasette (Documentation/Analytics.md).
enum Views {
  /// The statements that make them, in the place of those of earlier versions (version 3).
  static var creation: String {
    """
    DROP VIEW IF EXISTS timeline;
    DROP VIEW IF EXISTS choices;
    \(TimelineView.creation)
    \(ChoicesView.creation)
    """
  }
}

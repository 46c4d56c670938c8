/// A table that a log can be exported as (Documentation/Analytics.md).
package enum LogTable: String, CaseIterable, Sendable {
  /// What happened.
  case events
  /// What became of each pick.
  case choices
  /// What each search found.
  case searches
  /// The sessions.
  case sessions
}

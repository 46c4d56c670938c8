/// What can be read off a picker after an event, by its name in expectation lines
/// (SessionFile.md, Expectations).
public enum ReadOut: String, NamedValue {
  /// The picks, oldest first.
  case selected
  /// The ids of the All list's rows, in order.
  case visible
  /// The header over all visible rows.
  case header
  /// The header of each section.
  case sectionHeaders
  /// The button of the All header.
  case button
  /// Whether the last event was accepted.
  case outcome
  /// Why the last event was rejected.
  case reason
  /// The picks that the last event brought.
  case added
  /// The picks that the last event took off.
  case removed
  /// The picks that had to make room.
  case evicted
  /// The limit that made each of them go.
  case evictedBy
  /// How many items a bulk event left out.
  case skipped
  /// What the host was told of the last event.
  case effects
  /// The committed ids, in pick order.
  case committed
  /// How the session ended.
  case ended
  /// The alert that waits for its answer.
  case alert
  /// What is wanting in the selection.
  case validity
  /// Whether anything differs from the opening.
  case dirty
  /// Whether there are more picks than a maximum.
  case overLimit
  /// Whether there is a step back.
  case canUndo
  /// Whether there is a step forward.
  case canRedo
  /// Whether Done can be pressed.
  case doneEnabled
  /// Whether there is a Done button.
  case doneShown
  /// Whether there is a Cancel button.
  case cancelShown
  /// The applied query.
  case query
  /// The typed text.
  case typed
  /// What stands in place of rows.
  case emptyState
  /// The ids shown in the Selected section.
  case selectedSection
  /// The title of the anchor button.
  case anchor
  /// The pane on the screen.
  case pane
  /// The note.
  case note
  /// The first row to show.
  case initialScrollRow
  /// Whether the note is too long.
  case noteError
  /// The place of each pick, from 1.
  case ordinals
  /// The titles of rows and picks.
  case titles
  /// The mark of each row.
  case marks
  /// The footer text.
  case footer
  /// The picks' titles, joined.
  case summary
  /// The form of the commit.
  case handler
  /// The committed ids, in catalog order.
  case committedInCatalogOrder
  /// Whether there is a scan button.
  case scanShown
  /// Whether the search has a Cancel button now.
  case searchCancelShown
  /// Whether the navigation bar is shown.
  case navigationBarShown
  /// The picks without an item.
  case unresolved
}

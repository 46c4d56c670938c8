public import PickerEvents

/// What the host is told after an event; a replay computes effects and never performs them.
public enum Effect: Hashable, Sendable {
  /// The selection changed.
  case selectionChanged(SelectionChange)
  /// A single choice was made or confirmed, and the picker stays open.
  case valueChosen(ItemID)
  /// The text of the note is another than the host was told last.
  case noteChanged(ExactText)
  /// The host is to find the rows for this query.
  case searchRequested(ExactText)
  /// The list goes back to its first row.
  case scrollToTop
  /// The host is to load the next page.
  case pageRequested
  /// The selection was committed.
  case committed(Commit)
  /// The picker was left without a commit.
  case cancelled
  /// The picker goes away.
  case dismissed

  /// The name as expectation lines write it.
  public var name: ExactText {
    switch self {
    case .selectionChanged: "selectionChanged"
    case .valueChosen: "valueChosen"
    case .noteChanged: "noteChanged"
    case .searchRequested: "searchRequested"
    case .scrollToTop: "scrollToTop"
    case .pageRequested: "pageRequested"
    case .committed: "committed"
    case .cancelled: "cancelled"
    case .dismissed: "dismissed"
    }
  }
}

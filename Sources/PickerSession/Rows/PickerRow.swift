public import Observation
public import PickerEvents
public import PickerProjection

/// A row that somebody looks at: it is told of its own changes and of no others.
///
/// Hold it as long as the row is on the screen; the session does not. It belongs to the isolation
/// domain of its session.
///
/// It stays with its item. Where a reload takes the item away the row keeps the last texts, is no
/// longer visible, and is picked as long as the item is a pick.
@Observable
public final class PickerRow {
  /// The item.
  @ObservationIgnored public let item: ItemID
  /// All that the row shows, but for its place among the picks.
  public internal(set) var state: RowState
  private var place: Int?
  /// Whether the place is kept up to date: from the first time that somebody asks for it.
  @ObservationIgnored private(set) var followsOrder = false
  @ObservationIgnored private weak let session: PickerSession?

  init(_ item: ItemID, _ state: RowState, of session: PickerSession) {
    self.item = item
    self.state = state
    self.session = session
  }

  /// The item's title; an unresolved pick has its id for one.
  public var title: ExactText { state.title }
  /// A second line.
  public var detail: ExactText? { state.detail }
  /// The name of a picture.
  public var icon: ExactText? { state.icon }
  /// Whether the user may change it.
  public var isEnabled: Bool { state.isEnabled }
  /// Whether the item is picked.
  public var isPicked: Bool { state.isPicked }
  /// Whether the All list has the row: the query leaves it, and it did not leave as a pick.
  public var isVisible: Bool { state.isVisible }
  /// What stands beside the title.
  public var mark: RowMark { state.mark }

  /// The item's place among the picks, from 1; nil where it is not picked.
  ///
  /// It costs nothing until it is asked for: a list without numbers has no use for it.
  ///
  /// - Complexity: O(picks) the first time, then O(1).
  public var ordinal: Int? {
    if !followsOrder, let session {
      followsOrder = true
      // Set behind the observers' backs: nobody can have seen it before.
      _place = session.follow(self)
    }
    return place
  }

  /// Sets the place among the picks.
  func show(place next: Int?) { place = next }

  /// The place as it was last set, read without being an observer.
  var lastPlace: Int? { _place }
}

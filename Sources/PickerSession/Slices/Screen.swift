internal import PickerEvents
internal import PickerProjection

/// All that is shown beside the rows, read off a state at once; each reading costs O(1).
struct Screen {
  let header: PickerHeader
  let buttons: PickerButtons
  let emptyState: EmptyState
  let pickCount: Int
  let isDirty: Bool
  let isOverLimit: Bool
  let alert: Alert?
  let ending: Ending?

  init(_ state: borrowing PickerState) {
    header = PickerHeader(
      title: state.configuration.title, visibleCount: state.visibleCount, picked: state.header,
      button: state.headerButton)
    buttons = PickerButtons(
      isDoneShown: state.isDoneShown, isDoneEnabled: state.isDoneEnabled,
      isCancelShown: state.isCancelShown, canUndo: state.canUndo, canRedo: state.canRedo)
    emptyState = state.emptyState
    pickCount = state.pickCount
    isDirty = state.isDirty
    isOverLimit = state.isOverLimit
    alert = state.alert
    ending = state.ending
  }
}

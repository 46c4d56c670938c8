internal import PickerEvents
internal import PickerProjection

/// All that is shown beside the rows, read off a state at once; each reading costs O(1).
struct Screen {
  let header: PickerHeader
  let buttons: PickerButtons
  let search: PickerSearch
  let isNavigationBarShown: Bool
  let pane: Region
  let selectedHeader: PickerSelectedHeader
  let emptyState: EmptyState
  let loadMessage: ExactText?
  let hasMoreRows: Bool
  let note: NoteField?
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
      isCancelShown: state.isCancelShown, isScanShown: state.isScanShown,
      canUndo: state.canUndo, canRedo: state.canRedo)
    search = PickerSearch(
      text: state.typedText, query: state.query, isActive: state.isSearching,
      isCancelShown: state.isSearchCancelShown, isAwaitingAnswer: state.isAwaitingAnswer,
      resultCount: state.resultCount)
    isNavigationBarShown = state.isNavigationBarShown
    pane = state.pane
    selectedHeader = PickerSelectedHeader(
      isShown: state.isSelectedSectionShown, title: state.configuration.selectedSection.title,
      anchorTitle: state.anchorTitle)
    emptyState = state.emptyState
    loadMessage = state.loadMessage
    hasMoreRows = state.hasMoreRows
    note = state.note
    pickCount = state.pickCount
    isDirty = state.isDirty
    isOverLimit = state.isOverLimit
    alert = state.alert
    ending = state.ending
  }
}

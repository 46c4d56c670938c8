@testable import PickerProjection
@testable import PickerSession

/// Every slice of a session by its name, as it is shown and as the state has it.
enum Slices {
  /// One slice.
  struct Slice {
    let name: String
    /// What the session shows.
    let shown: (PickerSession) -> AnyHashable
    /// What it should show.
    let expected: (PickerState) -> AnyHashable
  }

  /// All that can be read off a state; the version of the list cannot.
  static var all: [Slice] {
    [
      Slice(name: "header") {
        $0.header
      } expected: {
        Screen($0).header
      },
      Slice(name: "buttons") {
        $0.buttons
      } expected: {
        Screen($0).buttons
      },
      Slice(name: "question") {
        $0.question
      } expected: {
        $0.question
      },
      Slice(name: "search") {
        $0.search
      } expected: { state in
        PickerSearch(
          text: state.search.typed, query: state.search.query, isActive: state.search.isActive,
          isCancelShown: state.search.isActive && state.configuration.search.showsCancelButton,
          isAwaitingAnswer: state.isAwaitingAnswer,
          resultCount: state.search.query == "" ? nil : state.visibleSlots.count + state.hiddenCount
        )
      },
      Slice(name: "isNavigationBarShown") {
        $0.isNavigationBarShown
      } expected: {
        $0.isNavigationBarShown
      },
      Slice(name: "pane") {
        $0.pane
      } expected: {
        $0.pane
      },
      Slice(name: "selectedHeader") {
        $0.selectedHeader
      } expected: { state in
        PickerSelectedHeader(
          isShown: state.selectedSection != nil, title: state.configuration.selectedSection.title,
          anchorTitle: state.anchorTitle)
      },
      Slice(name: "emptyState") {
        $0.emptyState
      } expected: {
        $0.emptyState
      },
      Slice(name: "loadMessage") {
        $0.loadMessage
      } expected: {
        $0.loadMessage
      },
      Slice(name: "hasMoreRows") {
        $0.hasMoreRows
      } expected: {
        $0.search.given?.hasMore ?? $0.hasMore
      },
      Slice(name: "pickCount") {
        $0.pickCount
      } expected: {
        $0.selected.count
      },
      Slice(name: "isDirty") {
        $0.isDirty
      } expected: {
        $0.isDirty
      },
      Slice(name: "isOverLimit") {
        $0.isOverLimit
      } expected: {
        $0.isOverLimit
      },
      Slice(name: "ending") {
        $0.ending
      } expected: {
        $0.ending
      },
      Slice(name: "commit") {
        $0.commit
      } expected: {
        $0.commit
      },
    ]
  }
}

extension PickerState {
  /// How many rows that the query leaves are missing only because they are picked.
  fileprivate var hiddenCount: Int {
    guard configuration.hidesPicked else { return 0 }
    return selection.slots.count { isShown($0) }
  }
}

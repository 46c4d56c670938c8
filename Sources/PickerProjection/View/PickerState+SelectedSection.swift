public import PickerEvents

/// The Selected section and the button that scrolls to it (Behaviour.md, What a screen shows).
extension PickerState {
  /// Whether there is a Selected section.
  ///
  /// - Complexity: O(1).
  public var isSelectedSectionShown: Bool {
    guard configuration.selectedSection.enabled, configuration.mode == .multiple,
      let viewport = screen.viewport, roster.rowCount > viewport.capacity
    else { return false }
    guard search.hasQuery else { return selection.count > 0 }
    return switch configuration.selectedSection.whileSearching {
    case .all: selection.count > 0
    case .hidden: false
    case .filtered: tally.shown.picked > 0
    }
  }

  /// The picks that the Selected section lists, in its order; nil where it is not shown.
  ///
  /// - Complexity: O(picks log picks).
  public var selectedSection: [ItemID]? {
    guard isSelectedSectionShown else { return nil }
    let picks = picksOfSelectedSection
    return ids(of: configuration.selectedSection.order == .picked ? picks : inCatalogOrder(picks))
  }

  /// Whether the button is shown that scrolls to the Selected section.
  ///
  /// - Complexity: O(1).
  public var isAnchorShown: Bool {
    configuration.anchor.enabled && configuration.presentation == .modal
      && isSelectedSectionShown && screen.viewport.map { $0.first > 0 } ?? false
  }

  /// What that button says; nil where it is not shown.
  ///
  /// - Complexity: O(1).
  public var anchorTitle: ExactText? {
    guard isAnchorShown else { return nil }
    return configuration.anchor.titleFormat.replacing("%d", by: String(selection.count))
  }
}

extension ExactText {
  /// The text with each occurrence of an ASCII word replaced.
  fileprivate func replacing(_ word: String, by replacement: String) -> ExactText {
    let word = Array(word.utf8)
    var rest = Array(string.utf8)[...]
    var bytes: [UInt8] = []
    while let first = rest.first {
      if rest.starts(with: word) {
        bytes += replacement.utf8
        rest = rest.dropFirst(word.count)
      } else {
        bytes.append(first)
        rest = rest.dropFirst()
      }
    }
    return ExactText(String(decoding: bytes, as: UTF8.self))
  }
}

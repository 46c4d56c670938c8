public import PickerEvents
public import PickerProjection

/// The rows of the All list by their places in it, of which `header` has the number, and the picks
/// of the Selected section.
///
/// Who reads the All list watches `listVersion`, and so is told when the list is another one. No
/// list of ids is made of it: a screen asks for the rows that it shows.
extension PickerSession {
  /// The item in a row of the All list.
  ///
  /// - Parameter place: From 0, below `header.visibleCount`.
  /// - Returns: Its id; nil where the list has no such row, say for a screen that is not drawn anew
  ///   yet.
  /// - Complexity: O(log sections). Where picks leave the list O(log picks) more, and
  ///   O(picks log picks) the first time, and the first time after rows came or went, or many picks.
  public func visibleItem(at place: Int) -> ItemID? {
    _ = listVersion
    let hidden = hiddenPicks ?? machine.read { $0.hiddenPicks }
    hiddenPicks = hidden
    return machine.read { $0.visibleItem(at: place, without: hidden) }
  }

  /// The sections of the All list, in display order, by the places of their rows in it.
  ///
  /// A section without a row to show is left out. The rows of a host's answer stand in its own
  /// order, so they are one section without a name.
  ///
  /// - Complexity: O(sections).
  public var visibleSections: [SectionRows] {
    _ = listVersion
    return machine.read { $0.visibleSections }
  }

  /// The picks that the Selected section lists, in its order; nil where it is not shown.
  ///
  /// It is observed: who reads it is told when `selectedHeader` changes, when picks come and go, and
  /// when a search, an answer, a page or a reload brings other rows.
  ///
  /// - Complexity: O(picks log picks).
  public var selectedSection: [ItemID]? {
    _ = selectedHeader
    _ = selectedVersion
    return machine.read { $0.selectedSection }
  }
}

public import PickerEvents
public import PickerProjection

/// What a host can ask for at any time; none of it is observed.
extension PickerSession {
  /// Whether an item is picked.
  ///
  /// - Parameter item: Any id.
  /// - Returns: The same as membership in `picks`.
  /// - Complexity: O(1).
  public func isPicked(_ item: ItemID) -> Bool { machine.read { $0.isPicked(item) } }

  /// All picks, oldest first.
  ///
  /// - Complexity: O(picks).
  public var picks: [ItemID] { machine.read { $0.selected } }

  /// The next picks, oldest first.
  ///
  /// - Parameters:
  ///   - item: The pick that they come after; nil begins with the oldest.
  ///   - limit: How many at most.
  /// - Returns: A piece of `picks`; empty after the newest, and where the item is not picked.
  /// - Complexity: O(limit).
  public func picks(after item: ItemID? = nil, limit: Int) -> [ItemID] {
    machine.read { $0.picks(after: item, limit: limit) }
  }

  /// The picks' titles in catalog order, joined by commas; nil without picks.
  ///
  /// - Complexity: O(picks log picks).
  public var summary: ExactText? { machine.read { $0.summary } }

  /// All that is wanting in the selection, as Done would judge it.
  ///
  /// - Complexity: O(sections).
  public var validity: [ValidityReason] { machine.read { $0.validity } }

  /// A sentence that tells the user what is wanting.
  ///
  /// - Parameter reason: One of `validity`.
  /// - Returns: For example "Select at least 2 items; 1 is selected."
  /// - Complexity: O(sections) where it is about a section.
  public func sentence(for reason: ValidityReason) -> String {
    machine.read { $0.sentence(for: reason) }
  }

  /// The sections of the catalog, in display order, by the places of their items.
  ///
  /// - Complexity: O(sections).
  public var sections: [SectionRows] { machine.read { $0.sectionRows } }

  /// How many rows the catalog has, whatever is picked.
  ///
  /// - Complexity: O(1).
  public var rowCount: Int { machine.read { $0.rowCount } }

  /// The item in a row of the catalog.
  ///
  /// - Parameter row: From 0, below `rowCount`.
  /// - Returns: Its id.
  /// - Complexity: O(1).
  public func item(at row: Int) -> ItemID { machine.read { $0.item(at: row) } }

  /// The ids of the All list's rows, in display order: without the picks where they leave it.
  ///
  /// - Complexity: O(items).
  public var visible: [ItemID] { machine.read { $0.visible } }

  /// The first row to show: one above the topmost pick at opening; nil without one.
  public var initialScrollRow: Int? { machine.read { $0.initialScrollRow } }

  /// How the picker behaves now.
  public var configuration: Configuration { machine.read { $0.configuration } }

  /// The digest of the whole state.
  ///
  /// - Complexity: O(1).
  public var receipt: Receipt { machine.read { $0.receipt } }
}

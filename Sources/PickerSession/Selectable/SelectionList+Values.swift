public import PickerEvents
internal import PickerProjection

/// What was chosen and what is listed, in values.
extension SelectionList {
  /// The values that are picked, oldest first.
  ///
  /// A value that left with a reload is given as it was last known. It is observed: who reads it is
  /// told when picks come and go.
  ///
  /// - Complexity: O(picks).
  public var selectedValues: [Value] {
    _ = session.selectedVersion
    return book.values(of: session.picks)
  }

  /// The value that was picked last, which of a single choice is the choice; nil without picks.
  ///
  /// - Complexity: O(picks).
  public var current: Value? { selectedValues.last }

  /// The values that were committed, oldest pick first; nil as long as nothing was.
  ///
  /// - Complexity: O(picks).
  public var committedValues: [Value]? {
    session.commit.map { book.values(of: $0.values) }
  }

  /// The first row to show, one above the topmost value that was chosen at opening; nil without one.
  public var initialScrollRow: Int? { session.initialScrollRow }

  /// The value of an id.
  ///
  /// - Parameter item: The id of a row or of a pick.
  /// - Returns: The last value that came with it; nil where none did.
  /// - Complexity: O(1).
  public func value(of item: ItemID) -> Value? { book.value(of: item) }

  /// The value in a row of the list as it is shown now.
  ///
  /// - Parameter place: From 0, below `session.header.visibleCount`.
  /// - Returns: Nil where the list has no such row.
  /// - Complexity: As `PickerSession.visibleItem(at:)`.
  public func value(at place: Int) -> Value? {
    session.visibleItem(at: place).flatMap { book.value(of: $0) }
  }

  /// The id that the session gives to a value.
  ///
  /// - Parameter value: A value with the name that is looked for.
  /// - Returns: The value's name; its position where positions name the rows, nil for a value that
  ///   has none.
  /// - Complexity: O(1); O(values) where positions name them.
  public func id(of value: Value) -> ItemID? {
    book.id(of: value, rows: book.isByIndex ? session.rowCount : 0)
  }

  /// The row of a value, to look at.
  ///
  /// - Parameter value: A value with the name that is looked for.
  /// - Returns: The row, kept up to date while it is held; nil for a value that was never listed.
  /// - Complexity: O(1); O(values) where positions name them.
  public func row(of value: Value) -> PickerRow? { id(of: value).flatMap { session.row($0) } }

  /// Whether a value is picked.
  ///
  /// - Parameter value: A value with the name that is looked for.
  /// - Returns: The same as membership of its name in `session.picks`.
  /// - Complexity: O(1); O(values) where positions name them.
  public func isPicked(_ value: Value) -> Bool {
    id(of: value).map { session.isPicked($0) } ?? false
  }
}

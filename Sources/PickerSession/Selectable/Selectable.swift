public import PickerEvents

/// A value that a list can offer: it says what names it, and what its row shows.
///
/// Whatever type an app has can be one; a `SelectionList` records the names and gives the values
/// back. For numbers, texts and types of somebody else there is `SelectableValue`, so that nobody
/// has to extend a type that is not theirs.
///
/// ```swift
/// struct Season: Selectable {
///   let year: Int
///   var selectionID: ItemID { ItemID(String(year)) }
///   var title: String { "\(year)/\(year + 1)" }
/// }
/// ```
public protocol Selectable {
  /// What names the value in the list and in the log; it compares byte by byte.
  ///
  /// No two values of a list have the same. A value that changes what it shows keeps its own.
  var selectionID: ItemID { get }
  /// What the row says.
  var title: String { get }
  /// A second line; nil where there is none.
  var detail: String? { get }
  /// The name of a picture; nil where there is none.
  var icon: String? { get }
  /// Barcodes that stand for the value.
  var codes: [String] { get }
  /// Whether the user may change its membership.
  var isSelectable: Bool { get }
}

extension Selectable {
  /// No second line.
  public var detail: String? { nil }
  /// No picture.
  public var icon: String? { nil }
  /// No barcodes.
  public var codes: [String] { [] }
  /// Every value may be chosen.
  public var isSelectable: Bool { true }
}

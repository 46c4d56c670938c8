public import PickerEvents

/// A value of any type, with the name and the title that a list needs.
///
/// ```swift
/// let sizes = [8, 12, 16].map { SelectableValue($0) }
/// let files = documents.map { SelectableValue($0, title: \.name, id: \.path) }
/// ```
public struct SelectableValue<Value>: Selectable {
  /// The value itself.
  public let value: Value
  /// What names it.
  public let selectionID: ItemID
  /// What its row says.
  public let title: String
  /// A second line; nil where there is none.
  public let detail: String?
  /// The name of a picture; nil where there is none.
  public let icon: String?

  /// Wraps a value, with its texts beside it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - title: What its row says.
  ///   - id: What names it; no other value of the list has the same.
  ///   - detail: A second line.
  ///   - icon: The name of a picture.
  public init(
    _ value: Value, title: String, id: ItemID, detail: String? = nil, icon: String? = nil,
  ) {
    self.value = value
    selectionID = id
    self.title = title
    self.detail = detail
    self.icon = icon
  }

  /// Wraps a value that has its texts as properties.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - title: The property that its row shows.
  ///   - id: The property that names it; no other value of the list has the same.
  ///   - detail: The property for a second line.
  ///   - icon: The property that names a picture.
  public init<Identity: LosslessStringConvertible>(
    _ value: Value, title: KeyPath<Value, String>, id: KeyPath<Value, Identity>,
    detail: KeyPath<Value, String?>? = nil, icon: KeyPath<Value, String?>? = nil,
  ) {
    self.init(
      value, title: value[keyPath: title], id: ItemID(value[keyPath: id].description),
      detail: detail.flatMap { value[keyPath: $0] }, icon: icon.flatMap { value[keyPath: $0] })
  }
}

extension SelectableValue where Value: CustomStringConvertible {
  /// Wraps a value whose text names it, as a number's or a string's does.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - title: What its row says; nil for the value's text.
  ///   - icon: The name of a picture.
  public init(_ value: Value, title: String? = nil, icon: String? = nil) {
    let text = value.description
    self.init(value, title: title ?? text, id: ItemID(text), icon: icon)
  }
}

extension SelectableValue: Equatable where Value: Equatable {}
extension SelectableValue: Hashable where Value: Hashable {}
extension SelectableValue: Sendable where Value: Sendable {}

public import PickerEvents

/// A run of values under one heading.
public struct SelectionSection<Value> {
  /// What names the section; the empty id is the nameless one.
  public var id: SectionID
  /// The heading.
  public var title: String?
  /// Its values, in display order.
  public var values: [Value]

  /// Makes a section.
  ///
  /// - Parameters:
  ///   - id: What names it; empty for the nameless one.
  ///   - title: The heading.
  ///   - values: Its values, in display order.
  public init(id: SectionID = "", title: String? = nil, _ values: [Value]) {
    self.id = id
    self.title = title
    self.values = values
  }
}

extension SelectionSection: Equatable where Value: Equatable {}
extension SelectionSection: Hashable where Value: Hashable {}
extension SelectionSection: Sendable where Value: Sendable {}

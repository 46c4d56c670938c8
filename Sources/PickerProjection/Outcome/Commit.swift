public import PickerEvents

/// The result of a session: what the host gets when the selection is committed.
public struct Commit: Hashable, Sendable {
  /// In which form the host takes the values.
  public let handler: CommitHandler
  /// The picks, oldest first.
  public let values: [ItemID]
  /// The picks in catalog order; those without an item last, oldest first.
  public let valuesInCatalogOrder: [ItemID]
  /// The text of the note; nil where the picker has none.
  public let note: ExactText?

  /// The picks' positions in the unfiltered list, oldest first; empty where ids name the items.
  public var indexes: [WholeNumber] {
    switch handler {
    case .index, .indexes: values.compactMap { $0.index }
    case .id, .ids: []
    }
  }
}

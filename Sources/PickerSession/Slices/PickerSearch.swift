public import PickerEvents

/// The search field, and what it is searched for.
public struct PickerSearch: Hashable, Sendable {
  /// What stands in the field; nil where it was erased from the record.
  public let text: ExactText?
  /// The query that is applied, empty where there is none; nil where it was erased from the record.
  public let query: ExactText?
  /// Whether the user is searching.
  public let isActive: Bool
  /// Whether the search has a Cancel button.
  public let isCancelShown: Bool
  /// Whether the host has yet to answer the query; false for one that was erased from the record.
  public let isAwaitingAnswer: Bool
  /// How many rows the query leaves, those too that left the list as picks; nil without a query.
  public let resultCount: Int?
}

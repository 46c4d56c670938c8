import PickerEvents
import PickerProjection

/// Says which limit made a pick go.
enum Limits {
  /// "the total limit of 3", "the limit of 1 in section "A"".
  static func words(_ eviction: Eviction, _ state: PickerState) -> String {
    switch eviction.limit {
    case .total:
      return "the total limit" + (state.configuration.max.map { " of \($0)" } ?? "")
    case .section:
      let section = state.section(of: eviction.item)
      let number = section?.max.map { " of \($0)" } ?? ""
      guard let name = section?.name, !name.isEmpty else { return "the section's limit\(number)" }
      return "the limit\(number) in section \(Printable.quoted(name.string))"
    }
  }

  /// "total limit of 3", "limit of 1 in section "A"": for a line of the timeline.
  static func short(_ eviction: Eviction, _ state: PickerState) -> String {
    String(words(eviction, state).dropFirst("the ".count))
  }
}

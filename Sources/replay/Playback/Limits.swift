import PickerEvents
import PickerProjection

/// Says which limit made a pick go.
struct Limits {
  private let sections: [Section]
  /// Only looked up, never walked; made when it is first needed.
  private var sectionOfItem: [ItemID: SectionID]?

  init(_ opening: Opening) { sections = opening.sections }

  /// "the total limit of 3", "the limit of 1 in section "A"".
  mutating func words(_ eviction: Eviction, _ state: PickerState) -> String {
    switch eviction.limit {
    case .total:
      return "the total limit" + (state.configuration.max.map { " of \($0)" } ?? "")
    case .section:
      let section = section(of: eviction.item)
      let own = state.configuration.sectionLimits.last { $0.section == section }
      let limit: Int? =
        switch own?.max {
        case .atMost(let number): number
        case .unlimited: nil
        case .inherited, nil: state.configuration.sectionMax
        }
      let place = section.map { " in section \(name(of: $0))" } ?? ""
      return (place.isEmpty ? "the section's limit" : "the limit")
        + (limit.map { " of \($0)" } ?? "") + place
    }
  }

  /// "total limit of 3", "limit of 1 in section "A"": for a line of the timeline.
  mutating func short(_ eviction: Eviction, _ state: PickerState) -> String {
    String(words(eviction, state).dropFirst("the ".count))
  }

  private mutating func section(of item: ItemID) -> SectionID? {
    if let known = sectionOfItem { return known[item] }
    var table: [ItemID: SectionID] = [:]
    for section in sections {
      for item in section.items { if let id = item.id { table[id] = section.id } }
    }
    sectionOfItem = table
    return table[item]
  }

  private func name(of section: SectionID) -> String {
    let title = sections.first { $0.id == section }?.title
    return Printable.quoted((title ?? section.text).string)
  }
}

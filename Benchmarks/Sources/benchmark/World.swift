import PickerEvents
import PickerProjection

/// A catalog unlike those that apps usually have, of any size.
enum World: String, CaseIterable {
  case list = "one section"
  case sections = "sections of one item"
  case limits = "sections over their max"
  case disabled = "all disabled"
  case longTitles = "titles of 10,000 characters"
  case equalTitles = "equal titles"
  case unresolved = "as many unresolved picks"
  case stuck = "over the max, half disabled"

  /// How many items it has at each of the sizes that were asked for.
  func counts(_ sizes: [Int]) -> [Int] {
    switch self {
    // The others are compared with it, and it is to hold at ten times their size too.
    case .list: sizes + [(sizes.last ?? 0) * 10]
    case .longTitles: sizes.map { $0 / 10 }
    case .sections, .limits, .disabled, .equalTitles, .unresolved, .stuck: sizes
    }
  }

  func opening(of count: Int) -> Opening {
    var opening = Opening(
      config: .init([
        .mode(.multiple), .search(.enabled(true)), .scan(.enabled(true)), .scan(.action(.select)),
        .paging(.enabled(true)),
      ]), sections: sections(of: count), hasMore: true)
    switch self {
    case .limits:
      opening.config.settings += [.sectionMin(1), .sectionMax(1)]
      opening.config.settings.append(
        .sectionLimits(
          opening.sections.map { SectionLimit(section: $0.id, min: 1, max: .atMost(1)) }))
      opening.preselected = (0..<count).map { ItemID("i\($0)") }
    case .unresolved: opening.preselected = (0..<count).map { ItemID("gone\($0)") }
    case .stuck:
      // Every other item is picked for good, and most of the others may be evicted: too few.
      opening.config.settings.append(.max(10))
      opening.preselected = (0..<count).filter { $0 % 20 != 0 }.map { ItemID("i\($0)") }
    case .list, .sections, .disabled, .longTitles, .equalTitles: break
    }
    return opening
  }

  /// The catalog; its ids are the same in every world.
  func sections(of count: Int, from first: Int = 0) -> [Section] {
    let items = (first..<first + count).map { number in
      Item(id: ItemID("i\(number)"), title: title(number), enabled: isEnabled(number))
    }
    let size =
      switch self {
      case .sections: 1
      case .limits: 2
      case .list, .disabled, .longTitles, .equalTitles, .unresolved, .stuck: count
      }
    return stride(from: 0, to: count, by: size).map { place in
      Section(
        id: SectionID("s\(place / size)"), items: Array(items[place..<min(place + size, count)]))
    }
  }

  private func isEnabled(_ number: Int) -> Bool {
    switch self {
    case .disabled: false
    case .stuck: number % 2 == 0
    case .list, .sections, .limits, .longTitles, .equalTitles, .unresolved: true
    }
  }

  private static let longWords = String(repeating: "Organic oat drink ", count: 555)

  private func title(_ number: Int) -> ExactText {
    switch self {
    case .equalTitles: "Item 7"
    case .longTitles: ExactText("\(Self.longWords)\(number)")
    case .list, .sections, .limits, .disabled, .unresolved, .stuck: ExactText("Item \(number)")
    }
  }
}

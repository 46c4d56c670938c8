internal import PickerEvents

extension SessionMinimizer {
  /// Puts the plainest values into the opening.
  mutating func simplifyOpening() {
    attempt { $0.opening.hasMore = false }
    attempt { $0.opening.config.preset = nil }
    attempt { $0.opening.config.selection = nil }
    attempt { $0.opening.engine = nil }
    attempt { $0.opening.folding = nil }
    attempt { $0.opening.app = nil }
    attempt { $0.opening.actor = nil }
    attempt { $0.opening.environment = nil }
    for place in session.opening.sections.indices.dropFirst() {
      // All items in one section, where the failure needs no second one.
      attempt { session in
        let items = session.opening.sections.remove(at: place).items
        session.opening.sections[0].items += items
      }
      if !session.opening.sections.indices.contains(place) { break }
    }
    for place in session.opening.sections.indices {
      attempt { $0.opening.sections[place].title = nil }
      for row in session.opening.sections[place].items.indices {
        let item = \PlayableSession.opening.sections[place].items[row]
        for simple in session[keyPath: item].simpler { attempt { $0[keyPath: item] = simple } }
      }
    }
    for place in session.opening.config.settings.indices {
      for simple in session.opening.config.settings[place].simpler {
        attempt { $0.opening.config.settings[place] = simple }
      }
    }
  }
}

extension Item {
  /// The same item with one plainer part.
  var simpler: [Item] {
    var items: [Item] = []
    func with(_ change: (inout Item) -> Void) {
      var item = self
      change(&item)
      if item != self { items.append(item) }
    }
    with { $0.detail = nil }
    with { $0.icon = nil }
    with { $0.codes = [] }
    for place in codes.indices { with { $0.codes.remove(at: place) } }
    with { $0.enabled = true }
    // A bare item is one whose title is its id.
    if let id { with { $0.title = id.text } }
    return items
  }
}

extension Setting {
  /// The same key with smaller numbers.
  var simpler: [Setting] {
    switch self {
    case .min(let value): smaller(value) { .min($0) }
    case .max(let value?): smaller(value) { .max($0) }
    case .sectionMin(let value): smaller(value) { .sectionMin($0) }
    case .sectionMax(let value?): smaller(value) { .sectionMax($0) }
    case .sectionLimits(let limits):
      limits.indices.map { place in
        var less = limits
        less.remove(at: place)
        return .sectionLimits(less)
      }
    default: []
    }
  }

  private func smaller(_ value: Int, _ setting: (Int) -> Setting) -> [Setting] {
    [0, 1, value - 1].filter { $0 >= 0 && $0 < value }.map(setting)
  }
}

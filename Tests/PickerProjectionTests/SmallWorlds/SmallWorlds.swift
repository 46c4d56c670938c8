import PickerEvents

/// Every way to set up a picker of three items in two sections.
///
/// Ways that can only do the same are named once: a policy of a maximum that there is not, a bulk
/// policy where there is no bulk, bounds of sections in single, which are refused.
enum SmallWorlds {
  /// All of them, in an order in which any stride meets every value.
  static let all: [Opening] = {
    var worlds: [Opening] = []
    for mode in Mode.allCases {
      for rules in rules(mode) {
        for allowsEmpty in [true, false] {
          for requires in [false, true] {
            for isLive in [false, true] {
              for disabled in [[], ["b"], ["a", "c"]] as [[ItemID]] {
                worlds.append(
                  world(
                    [
                      .mode(mode), .allowsEmptySelection(allowsEmpty), .requiresSelection(requires),
                    ] + rules + looks(isLive), disabled))
              }
            }
          }
        }
      }
    }
    return worlds
  }()

  private static func rules(_ mode: Mode) -> [[Setting]] {
    var rules: [[Setting]] = []
    for total in totals() {
      switch mode {
      case .single: rules.append(total)
      case .multiple:
        for section in sections() {
          for bulk in BulkOverflowPolicy.allCases {
            rules.append(total + section + [.bulkOverflow(bulk)])
          }
        }
      }
    }
    return rules
  }

  private static func totals() -> [[Setting]] {
    [[.max(nil)]]
      + (0...3).flatMap { max in
        OverflowPolicy.allCases.map { policy in
          // Done asks for something too, where the maximum leaves room for it.
          [.max(max), .overflow(policy), .min(Swift.min(max, 2))]
        }
      }
  }

  private static func sections() -> [[Setting]] {
    let limits = SectionLimit(section: "S1", max: .atMost(1))
    var bounds: [[Setting]] = [[]]
    for max in [nil, 0, 1, 2, 3] as [Int?] {
      for own in [[], [limits]] where max != nil || !own.isEmpty {
        for policy in OverflowPolicy.allCases {
          bounds.append([.sectionMax(max), .sectionLimits(own), .sectionOverflow(policy)])
        }
      }
    }
    return bounds
  }

  /// Live without a Cancel button, else with one that asks.
  private static func looks(_ isLive: Bool) -> [Setting] {
    isLive
      ? [.tracksLiveChanges(true), .missingPicks(.drop)]
      : [.showsCancelButton(true), .confirmsOnCancel(true)]
  }

  private static func world(_ settings: [Setting], _ disabled: [ItemID]) -> Opening {
    func item(_ id: ItemID) -> Item {
      Item(id: id, title: id.text, enabled: !disabled.contains(id))
    }
    return Opening(
      config: GivenConfiguration(settings),
      sections: [
        Section(id: "S1", items: [item("a"), item("b")]), Section(id: "S2", items: [item("c")]),
      ], preselected: disabled.isEmpty ? ["b"] : ["a"])
  }

  /// All that happens in such a world.
  static func events(of world: Opening) -> [PickerEvent] {
    var smaller = world.sections
    smaller[0].items.removeLast()
    let items: [ItemID] = ["a", "b", "c"]
    return items.map { .tapped(item: $0, region: .all) }
      + items.map { .rangeTapped(item: $0) }
      + [[], ["a"], ["c", "b", "a"], ["ghost", "b"]].map { .selectionSet(ids: $0) }
      + [
        .tapped(item: "ghost", region: .all), .tapped(item: "b", region: .selected),
        .selectAllTapped, .deselectAllTapped(header: .all), .deselectAllTapped(header: .selected),
        .undone, .redone, .doneTapped, .cancelTapped, .dismissAttempted, .discardConfirmed,
        .keepEditingTapped, .alertAcknowledged, .abandoned,
        .catalogReloaded(Reload(sections: smaller)),
        .catalogReloaded(Reload(sections: world.sections)),
      ]
  }
}

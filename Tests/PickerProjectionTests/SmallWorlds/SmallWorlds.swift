import PickerEvents
import PickerProjection

/// Every way to set up a picker of three items in two sections.
///
/// Ways that can only do the same are named once: a policy of a maximum that there is not, a bulk
/// policy where there is no bulk, bounds of sections in single, which are refused. Minima bear on
/// Done alone, so all of them stand beside all maxima, but not beside all policies of the gate.
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
    return worlds + askingWorlds
  }()

  /// Every minimum beside every maximum, in total and of sections, with everything that Done asks.
  private static let askingWorlds: [Opening] = {
    var worlds: [Opening] = []
    for max in [nil, 0, 1, 2, 3] as [Int?] {
      for min in 0...(max ?? 3) {
        for sectionMax in [nil, 0, 1, 2, 3] as [Int?] {
          for sectionMin in 0...(sectionMax ?? 3) where min + sectionMin + (max ?? 3) > 0 {
            for policy in [OverflowPolicy.reject, .allow] {
              for asks in [[.requiresSelection(true)], [.allowsEmptySelection(false)]]
                as [[Setting]]
              {
                let bounds: [Setting] = [
                  .mode(.multiple), .max(max), .min(min), .sectionMax(sectionMax),
                  .sectionMin(sectionMin), .overflow(policy), .sectionOverflow(policy),
                ]
                let world = world(bounds + asks + looks(policy == .allow), [])
                // Minima of sections that add up to more than the maximum are refused.
                if (try? PickerState(world)) != nil { worlds.append(world) }
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

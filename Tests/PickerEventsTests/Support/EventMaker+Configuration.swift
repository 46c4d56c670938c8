import PickerEvents

extension EventMaker {
  mutating func configuration() -> GivenConfiguration {
    GivenConfiguration(
      preset: maybe { $0.name() }, selection: maybe { $0.selection() }, settings()
    ).canonical
  }

  mutating func selection() -> SelectionType {
    switch below(6) {
    case 0: .single
    case 1: .singleSectioned
    case 2: .multiple
    case 3: .multipleSectioned
    case 4: .all(min: number(), max: maybe { $0.number() })
    default:
      .sectioned(
        sectionMin: number(), sectionMax: maybe { $0.number() }, totalMin: number(),
        totalMax: maybe { $0.number() })
    }
  }

  /// Some of all settings, each with its edge values, in any order.
  mutating func settings() -> [Setting] {
    let all = everySetting()
    return (0..<below(12)).map { _ in pick(all) }
  }

  mutating func limit() -> SectionLimit {
    let bounds: [SectionLimit.Bound] = [.inherited, .unlimited, .atMost(number())]
    return SectionLimit(section: SectionID(text()), min: maybe { $0.number() }, max: pick(bounds))
  }

  /// One setting of every key.
  mutating func everySetting() -> [Setting] {
    [
      .mode(name()), .min(number()), .max(maybe { $0.number() }), .sectionMin(number()),
      .sectionMax(maybe { $0.number() }),
      .sectionLimits((0..<below(4)).map { _ in limit() }), .overflow(name()),
      .sectionOverflow(name()), .bulkOverflow(name()), .requiresSelection(flag()),
      .allowsEmptySelection(flag()), .identity(name()), .dismissesOnSelection(flag()),
      .reportsEachTap(flag()), .showsCancelButton(flag()), .confirmsOnCancel(flag()),
      .showsAlertOnDismiss(flag()), .presentation(name()), .tracksLiveChanges(flag()),
      .isEditable(flag()), .hidesPicked(flag()), .missingPicks(name()),
      .autoSelectsOnlyItem(flag()), .search(.enabled(flag())), .search(.matching(name())),
      .search(.minimumCharacters(number())), .search(.cancelsAfterSelection(flag())),
      .search(.showsCancelButton(flag())), .search(.hidesNavigationBar(flag())),
      .search(.adjustsOffsetOnCancel(flag())), .search(.placeholder(maybe { $0.text() })),
      .scan(.enabled(flag())), .scan(.mode(name())), .scan(.action(name())),
      .scan(.repeatWindowMs(number())), .selectedSection(.enabled(flag())),
      .selectedSection(.title(text())), .selectedSection(.order(name())),
      .selectedSection(.whileSearching(name())), .allTitle(text()), .selectAllTitle(text()),
      .deselectAllTitle(text()), .anchor(.enabled(flag())), .anchor(.titleFormat(text())),
      .alert(.message(text())), .alert(.discardTitle(text())), .alert(.keepTitle(text())),
      .selectionStyle(name()), .paging(.enabled(flag())), .paging(.threshold(number())),
      .validationAlert(.title(maybe { $0.text() })),
      .validationAlert(.message(maybe { $0.text() })), .validationAlert(.dismissTitle(text())),
      .title(maybe { $0.text() }), .prompt(maybe { $0.text() }),
    ] + everyNoteSetting().map { .note($0) }
  }

  private mutating func everyNoteSetting() -> [NoteSetting] {
    [
      .present, .text(text()), .maxLength(number()), .countsCharacters(flag()),
      .allowsBeyondLimit(flag()), .overLimit(name()), .unit(name()), .isEditable(flag()),
      .isReadOnly(flag()), .isRequired(flag()), .mandatoryIndicator(text()),
      .tracksLiveChanges(flag()), .placeholder(maybe { $0.text() }), .hint(maybe { $0.text() }),
      .hidesReadOnlyHint(flag()), .readOnlyHint(text()), .reachLimitMessage(maybe { $0.text() }),
      .beyondLimitMessage(maybe { $0.text() }), .hasError(flag()),
      .errorText(maybe { $0.text() }), .showsErrorInValidationMessage(flag()),
      .version(number()), .minLines(maybe { $0.number() }), .maxLines(number()),
    ]
  }
}

import PickerEvents
import PickerProjection

/// Says why an event was refused, with what the reason's name leaves open.
enum RefusalWords {
  /// - Parameters:
  ///   - reason: Why.
  ///   - event: What was refused.
  ///   - state: The picker, which the event left as it was.
  /// - Returns: The rest of a sentence.
  static func words(_ reason: Reason, _ event: PickerEvent, _ state: PickerState) -> String {
    if case .scanned(let scan) = event { return words(reason, scan, state) ?? reason.words }
    guard reason == .staleAnswer else { return reason.words }
    if case .pageLoaded(let page) = event, page.query == state.query, state.isAwaitingAnswer {
      return "the present query is not answered yet"
    }
    if event.kind == .searchResultsArrived, state.configuration.search.matching == .builtin {
      return "the picker searches by itself"
    }
    guard state.hasQuery else { return "no query is applied" }
    return "the present query is "
      + (state.query.map { Printable.quoted($0.string) } ?? "an erased one")
  }

  private static func words(
    _ reason: Reason, _ scan: Scan, _ state: PickerState,
  ) -> String? {
    let rules = state.configuration.scan
    let found = state.found(by: scan)
    func item(_ words: (String) -> String) -> String? {
      found.item.map { words(Words.title($0, state)) }
    }
    if reason == .symbologyNotAccepted, let symbology = scan.symbology {
      return "the mode \(rules.mode.name) does not take \(Printable.quoted(symbology.string))"
    }
    if reason == .repeatedScan {
      return "the same value was scanned less than \(rules.repeatWindowMs) ms before"
    }
    if reason == .ambiguousCode, found.count > 1 { return "\(found.count) items have that code" }
    if reason == .alreadySelected { return item { "\($0) is picked already" } }
    if reason == .itemDisabled { return item { "\($0) is disabled" } }
    if reason == .limitReached { return item { "there is no room for \($0) under a limit" } }
    return nil
  }
}

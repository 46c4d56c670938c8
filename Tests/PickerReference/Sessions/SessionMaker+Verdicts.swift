internal import PickerEvents

extension SessionMaker {
  /// What a record says of each event, where texts may be erased.
  mutating func verdicts(of events: [PickerEvent]) -> [Verdict?] {
    events.map { features.contains(.erased) ? verdict(of: $0) : nil }
  }

  private mutating func verdict(of event: PickerEvent) -> Verdict? {
    switch event {
    case .scanned(let scan):
      switch scan.content {
      case .erased where random.chance(20): return nil
      case .erased:
        switch scanAction {
        case .search: return verdict(.emptyScan, .repeatedScan)
        case .select:
          return verdict(.emptyScan, .repeatedScan, .unknownCode, .ambiguousCode, .limitReached)
        }
      case .read: return seldom(.emptyScan, .repeatedScan, .unknownCode, .ambiguousCode)
      }
    // Their query is erased where the search's is.
    case .searchResultsArrived: return random.chance(40) ? nil : verdict(.staleAnswer)
    case .pageLoaded(let page):
      if page.query == nil { return seldom(.staleAnswer) }
      return random.chance(40) ? nil : verdict(.staleAnswer, .duplicateId)
    default: return seldom(.staleAnswer, .repeatedScan, .itemDisabled)
    }
  }

  private mutating func seldom(_ reasons: Reason...) -> Verdict? {
    guard random.chance(10) else { return nil }
    return random.chance(50) ? .accepted : .rejected(random.one(of: reasons))
  }

  private mutating func verdict(_ reasons: Reason...) -> Verdict {
    random.chance(30) ? .accepted : .rejected(random.one(of: reasons))
  }
}

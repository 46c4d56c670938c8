internal import PickerEvents

/// Scanned codes (Behaviour.md, Scan).
extension PickerState {
  func decideScanner() -> Decision {
    configuration.scan.enabled ? decision(draft) : decision(rejecting: .scanDisabled)
  }

  func decide(scan: Scan, at time: Timestamp, _ recorded: Verdict?) -> Decision {
    guard isScanShown else {
      return decision(rejecting: alert == nil ? .scanDisabled : .alertShown)
    }
    var draft = draft
    let refusal = refusal(of: scan, at: time, recorded)
    if case .read(_, let value) = scan.content, refusal != .repeatedScan {
      remember(ScanMemory.Note(value: value, time: time), &draft)
    }
    if let refusal { return rejection(refusal, draft) }
    switch (configuration.scan.action, scan.content) {
    case (.search, .read(_, let value)):
      var next = search
      next.isActive = true
      next.typed = value
      apply(WhiteSpace.trimmed(value), next, &draft)
      return decision(draft)
    case (.search, .erased(let erased)):
      show(erased, search, &draft)
      return decision(draft)
    case (.select, .read(_, let value)): return decide(found: found(ScanCode(value)), draft)
    case (.select, .erased(let erased)): return decide(found: found(erased), draft)
    }
  }

  /// Why a scan is refused, whatever it would find.
  private func refusal(
    of scan: Scan, at time: Timestamp, _ recorded: Verdict?,
  ) -> Reason? {
    guard alert == nil else { return .alertShown }
    guard configuration.isEditable || configuration.scan.action == .search else {
      return .notEditable
    }
    guard configuration.scan.mode.accepts(scan.symbology) else { return .symbologyNotAccepted }
    switch scan.content {
    case .read(_, let value):
      guard !ScanCode(value).trimmed.isEmpty else { return .emptyScan }
      return isRepeated(value, time) ? .repeatedScan : nil
    case .erased(let erased):
      // What the text alone decided; what a scan that picks found, its matches say.
      if recorded == .rejected(.repeatedScan) { return .repeatedScan }
      let finds = configuration.scan.action == .select && !erased.matches.isEmpty
      return recorded == .rejected(.emptyScan) && !finds ? .emptyScan : nil
    }
  }

  /// Whether a value was scanned just now, by the times of the events.
  private func isRepeated(_ value: ExactText, _ time: Timestamp) -> Bool {
    let window = configuration.scan.repeatWindowMs
    guard window > 0, let last = scans.time(of: value), time >= last else { return false }
    let (passed, isFar) = time.microseconds.subtractingReportingOverflow(last.microseconds)
    return !isFar && passed / 1_000 < window
  }

  /// Remembers when a value was scanned, where that bears on anything.
  func remember(_ scan: ScanMemory.Note, _ draft: inout Draft) {
    guard configuration.scan.repeatWindowMs > 0 else { return }
    draft.updates.scan = scan
    if let last = scans.time(of: scan.value) {
      draft.parts.scans &-= ScanMemory.term(scan.value, last)
    }
    draft.parts.scans &+= ScanMemory.term(scan.value, scan.time)
  }

  /// The items that a code stands for.
  func found(_ code: ScanCode) -> (count: Int, slot: Slot) {
    let found = codes?.find(code) ?? (0, .none)
    guard found.count == 0, roster.identity == .id,
      let slot = roster.slot(of: ItemID(code.trimmed)), roster.isRow(slot)
    else { return found }
    return (1, slot)
  }

  /// The items that an erased code stood for.
  func found(_ erased: ErasedText) -> (count: Int, slot: Slot) {
    // Only counted, and its single member taken.
    let slots = Set(erased.matches.compactMap { roster.slot(of: $0) }.filter { roster.isRow($0) })
    return (slots.count, slots.count == 1 ? slots.first ?? .none : .none)
  }

  /// Picks what a scan found.
  private func decide(found: (count: Int, slot: Slot), _ draft: consuming Draft) -> Decision {
    guard found.count > 0 else { return rejection(.unknownCode, draft) }
    guard found.count == 1 else { return rejection(.ambiguousCode, draft) }
    guard !selection.isPicked(found.slot) else { return rejection(.alreadySelected, draft) }
    guard roster.isEnabled(found.slot) else { return rejection(.itemDisabled, draft) }
    return decide(picking: found.slot, roster.id(of: found.slot), draft)
  }
}

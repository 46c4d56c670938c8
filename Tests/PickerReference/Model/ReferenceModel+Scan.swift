internal import PickerEvents

extension ReferenceModel {
  /// Opening, closing and failing change nothing.
  func useScanner() throws(Refused) -> ReferenceOutcome {
    if !config.scan.enabled { throw Refused(.scanDisabled) }
    return ReferenceOutcome()
  }

  /// A code was read.
  mutating func scan(
    _ scan: Scan, at time: Timestamp, _ recorded: Verdict?,
  ) throws(Refused) -> ReferenceOutcome {
    if !config.scan.enabled { throw Refused(.scanDisabled) }
    switch config.scan.action {
    case .search: if !config.search.enabled { throw Refused(.scanDisabled) }
    case .select: if !config.isEditable { throw Refused(.notEditable) }
    }
    if let symbology = scan.symbology, !accepts(symbology) {
      throw Refused(.symbologyNotAccepted)
    }
    switch scan.content {
    case .read(raw: _, value: let value):
      if text.trimmedCode(value).isEmpty { throw Refused(.emptyScan) }
      if isRepeated(value, at: time) { throw Refused(.repeatedScan) }
      switch config.scan.action {
      case .search: return searchFor(value)
      case .select: return try pickScanned(found(by: value))
      }
    case .erased(let erased):
      if recorded == .rejected(.repeatedScan) { throw Refused(.repeatedScan) }
      let foundNothing = config.scan.action == .search || erased.matches.isEmpty
      if recorded == .rejected(.emptyScan), foundNothing { throw Refused(.emptyScan) }
      switch config.scan.action {
      case .search: return showErased(erased)
      case .select:
        return try pickScanned(rows.map(\.id).filter { erased.matches.contains($0) })
      }
    }
  }

  /// Whether the scanner takes a kind of code.
  private func accepts(_ symbology: ExactText) -> Bool {
    let trade: [ExactText] = ["ean8", "ean13", "upca", "upce"]
    let others: [ExactText] = ["code39", "code93", "code128", "itf14", "i2of5", "codabar"]
    return switch config.scan.mode {
    case .all: true
    case .qr: symbology == "qr"
    case .eanUPC: trade.contains(symbology)
    case .oneD: (trade + others).contains(symbology)
    }
  }

  private func isRepeated(_ value: ExactText, at time: Timestamp) -> Bool {
    scans.contains { last in
      last.value == value && last.isRepeated(at: time, window: config.scan.repeatWindowMs)
    }
  }

  /// The value is typed and applied, whatever its length.
  private mutating func searchFor(_ value: ExactText) -> ReferenceOutcome {
    typed = value
    isSearching = true
    return applyQuery(text.trimmed(value))
  }

  /// The items that a value names: by a code, else by their id.
  private func found(by value: ExactText) -> [ItemID] {
    let code = text.comparable(value)
    let byCode = rows.filter { row in row.item.codes.contains { text.comparable($0) == code } }
    if !byCode.isEmpty || config.identity == .index { return byCode.map(\.id) }
    return rows.map(\.id).filter { $0.text == text.trimmedCode(value) }
  }

  /// Picks what was found, if it is one item that is not picked yet.
  private mutating func pickScanned(_ found: [ItemID]) throws(Refused) -> ReferenceOutcome {
    guard let item = found.first else { throw Refused(.unknownCode) }
    if found.count > 1 { throw Refused(.ambiguousCode) }
    if picks.contains(item) { throw Refused(.alreadySelected) }
    if !isEnabled(item) { throw Refused(.itemDisabled) }
    var outcome: ReferenceOutcome
    switch config.mode {
    case .single: outcome = try pickSingle(item)
    case .multiple: outcome = try pick(item)
    }
    followSingle(&outcome)
    return outcome
  }

  /// Keeps the time of a scan, refused or not, unless it repeats one or scanning is off.
  mutating func rememberScan(_ event: PickerEvent, at time: Timestamp) {
    guard config.scan.enabled, outcome.verdict != .rejected(.repeatedScan) else { return }
    guard case .scanned(let scan) = event, case .read(raw: _, let value) = scan.content else {
      return
    }
    scans.removeAll { $0.value == value }
    scans.append(ReferenceScan(value: value, time: time))
  }
}

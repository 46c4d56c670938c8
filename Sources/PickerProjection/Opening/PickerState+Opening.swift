public import PickerEvents

extension PickerState {
  /// Opens a session.
  ///
  /// - Parameter opening: The configuration, the catalog and the picks at the start.
  /// - Throws: What contradicts itself or is not known yet; nothing of it is to be recorded.
  /// - Complexity: O(items + picks + sections + bytes of the note).
  public init(_ opening: Opening) throws(RefusedOpening) {
    if let engine = opening.engine, engine < 0 {
      throw .bad("engine", "\(engine) is negative, where 0 or more is expected")
    }
    if let engine = opening.engine, engine > Engine.current {
      throw RefusedOpening(
        code: .newerEngine, key: "engine",
        message: "the session names engine \(engine), this program knows engines up to"
          + " \(Engine.current); use a newer version of the program")
    }
    let configuration = Configuration(opening.config)
    try configuration.check()

    var catalog = CatalogBuilder(configuration.identity, opening.sections)
    try catalog.addAll(opening.sections)
    var sections = catalog.sections
    sections.limit(by: configuration)
    try sections.checkLimits(configuration, hasMore: opening.hasMore)
    // Last, so that what can never be right is told before what another program could do.
    try opening.checkFolding(configuration)

    var roster = catalog.roster
    let baseline = Self.baseline(opening, configuration, &roster)
    var inBaseline = SlotSet(slots: roster.count)
    for slot in baseline { inBaseline.insert(slot) }

    self.configuration = configuration
    self.roster = roster
    self.data = catalog.digest
    self.sections = sections
    self.baseline = baseline
    self.inBaseline = inBaseline
    self.initialScrollRow = Self.scrollRow(baseline, roster, configuration)
    self.selection = Selection(slots: roster.count, sections: sections.count)
    retally()
    data.hasMore = opening.hasMore
    if configuration.scan.enabled, configuration.scan.action == .select {
      codes = CodeTable(roster)
    }

    // Every baseline pick counts as a difference until it is picked.
    differences = baseline.count
    selection.reserve(baseline.count)
    for slot in baseline { add(slot) }
    if let note = configuration.note { noteState = .some(NoteState(note)) }
    parts.rules = configuration.digest
    parts.data = data.value
    parts.selection = pairSum(of: baseline)
    parts.baseline = parts.selection
  }

  /// The picks at the start, as the host gives them (Behaviour.md, Events).
  private static func baseline(
    _ opening: Opening, _ configuration: Configuration, _ roster: inout Roster,
  ) -> [Slot] {
    let ids = PickedList(opening.preselected, configuration).ids
    if ids.isEmpty, configuration.autoSelectsOnlyItem, !opening.hasMore,
      let only = roster.onlyEnabledRow
    {
      return [only]
    }
    return ids.map { roster.intern($0) }
  }

  private static func scrollRow(
    _ baseline: [Slot], _ roster: Roster, _ configuration: Configuration,
  ) -> Int? {
    guard !configuration.hidesPicked, let top = baseline.filter({ roster.isRow($0) }).min() else {
      return nil
    }
    return max(0, Int(top) - 1)
  }
}

extension Roster {
  /// The one enabled row, where there is just one.
  fileprivate var onlyEnabledRow: Slot? {
    var only: Slot?
    for row in 0..<rowCount where isEnabled(Slot(row)) {
      guard only == nil else { return nil }
      only = Slot(row)
    }
    return only
  }
}

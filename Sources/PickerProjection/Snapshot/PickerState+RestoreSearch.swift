internal import PickerEvents

extension PickerState {
  /// Puts back what is searched, and the rows that the query leaves.
  ///
  /// - Complexity: O(rows that were given); where the rows follow from the query that of matching
  ///   it against the catalog, whose texts are made ready.
  mutating func restoreSearch(_ snapshot: Snapshot) -> Bool {
    var update = SearchUpdate(state: snapshot.search, rows: .same)
    if let given = snapshot.search.given {
      guard let rows = rows(of: snapshot.given), given.sum == pairSum(of: rows) else {
        return false
      }
      update.rows = .these(rows)
    } else if configuration.search.matching == .builtin, let query = snapshot.search.query,
      !query.isEmpty
    {
      let texts = madeTexts(of: roster)
      update.rows = rows(matching: SearchQuery(query), texts, of: roster)
      update.texts = texts
    }
    evolve(update)
    parts.search = search.digest
    return true
  }

  /// Rows of the catalog, each once; nil where they are not.
  private func rows(of runs: [SlotRun]) -> [Slot]? {
    var seen = SlotSet(slots: roster.count)
    var rows: [Slot] = []
    for run in runs {
      guard run.count <= roster.count, Int(run.first) + run.count <= roster.count else {
        return nil
      }
      for slot in run.first..<run.first + Slot(run.count) {
        guard roster.isRow(slot), seen.insert(slot) else { return nil }
        rows.append(slot)
      }
    }
    return rows
  }

  /// Puts back when values were scanned; false where one is there twice.
  mutating func restore(_ scans: [ScanMemory.Note]) -> Bool {
    for scan in scans {
      guard self.scans.time(of: scan.value) == nil else { return false }
      self.scans.remember(scan)
      parts.scans &+= ScanMemory.term(scan.value, scan.time)
    }
    return true
  }
}

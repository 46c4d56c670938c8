internal import PickerEvents

extension SQL {
  /// The kinds of events that are looked at whatever item they name: Select All, and those of which
  /// only a replay can tell what they are to an item.
  static let watchedKinds =
    [EventKind.selectAllTapped]
    + EventKind.allCases.filter { ItemTrace.needsReplay($0, .accepted) }

  /// What was aimed at an item in vain, and every event of a watched kind.
  static let trace = """
    SELECT key & 16777215, time, kind, reason FROM events WHERE key BETWEEN ?1 AND ?2
      AND (item = ?3 AND reason IS NOT NULL
        OR kind IN (\(watchedKinds.map { String($0.rawValue) }.joined(separator: ", "))))
    ORDER BY key
    """
}

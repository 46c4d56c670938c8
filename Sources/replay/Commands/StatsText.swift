import PickerEvents
import PickerTables

/// Writes statistics as tables for people.
enum StatsText {
  static func lines(_ found: LogStatistics, _ paint: Paint) -> [String] {
    [counts(found), times(found, paint), funnel(found, paint)]
      .map(\.lines).joined(separator: [""]).map { $0 }
  }

  /// Whatever is counted, each with its share of what it is a part of.
  private static func counts(_ found: LogStatistics) -> Table {
    var table = Table([.left, .right, .right])
    func whole(_ name: String, _ count: Int) {
      table.add([Cell(name), Cell(String(count)), Cell()])
    }
    func part(_ name: String, _ count: Int, of whole: Int) {
      table.add([
        Cell("  \(name)"), Cell(String(count)), Cell(Shares.percent(count, of: whole)),
      ])
    }
    whole("sessions", found.sessionCount)
    for ending in Ending.allCases {
      part(ending.name, found.endings[ending] ?? 0, of: found.sessionCount)
    }
    part("still open", found.openCount, of: found.sessionCount)
    let events = found.acceptedCount + found.rejectedCount
    whole("events", events)
    part("accepted", found.acceptedCount, of: events)
    part("rejected", found.rejectedCount, of: events)
    for (reason, count) in found.refusalsByFrequency {
      table.add([
        Cell("    \(reason.name)"), Cell(String(count)),
        Cell(Shares.percent(count, of: found.rejectedCount)),
      ])
    }
    let (picks, others) = (found.picks.ofUser, found.picks.ofOthers)
    whole("picks", picks)
    for cause in PickCause.allCases where cause.isOfUser {
      part(cause.name, found.picks[cause], of: picks)
    }
    part("regretted", found.regretCount, of: picks)
    table.add([
      Cell("  scans, of scans and taps"), Cell(),
      Cell(
        Shares.percent(
          found.picks[.scan], of: found.picks[.scan] + found.picks[.tap])),
    ])
    whole("picks in other ways", others)
    for cause in PickCause.allCases where !cause.isOfUser && found.picks[cause] > 0 {
      part(cause.name, found.picks[cause], of: others)
    }
    whole("evictions", found.evictionCount)
    part("by the total limit", found.totalEvictionCount, of: found.evictionCount)
    part("by the limit of a section", found.sectionEvictionCount, of: found.evictionCount)
    whole("searches", found.searchCount)
    part("without hits", found.emptySearchCount, of: found.searchCount)
    return table
  }

  private static func times(_ found: LogStatistics, _ paint: Paint) -> Table {
    var table = Table([.left, .right, .right, .right])
    table.add(["time from the opening", "sessions", "median", "p90"].map { Cell($0, paint, .dim) })
    for (name, time) in [
      ("to the first pick", found.timeToFirstPick), ("to the commit", found.timeToCommit),
    ] {
      table.add([
        Cell(name), Cell(String(time.count)), Cell(Moments.duration(time.median)),
        Cell(Moments.duration(time.p90)),
      ])
    }
    return table
  }

  private static func funnel(_ found: LogStatistics, _ paint: Paint) -> Table {
    var table = Table([.left, .right, .right, .right, .right])
    table.add(["funnel", "sessions", "", "with all before", ""].map { Cell($0, paint, .dim) })
    for step in found.funnel {
      table.add([
        Cell(step.name.rawValue), Cell(String(step.sessions)),
        Cell(Shares.percent(step.sessions, of: found.sessionCount)), Cell(String(step.through)),
        Cell(Shares.percent(step.through, of: found.sessionCount)),
      ])
    }
    return table
  }
}

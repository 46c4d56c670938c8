import PickerEvents
import PickerTables

/// Writes statistics as one JSON line (Documentation/Replay.md).
enum StatsJSON {
  static func line(_ found: LogStatistics) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    sessions(found, &json)
    json.object("events", [("accepted", found.acceptedCount), ("rejected", found.rejectedCount)])
    refusals(found, &json)
    picks(found, &json)
    json.object(
      "evictions",
      [
        ("count", found.evictionCount), ("total", found.totalEvictionCount),
        ("section", found.sectionEvictionCount),
      ])
    searches(found, &json)
    json.duration("timeToFirstPick", found.timeToFirstPick)
    json.duration("timeToCommit", found.timeToCommit)
    funnel(found, &json)
    json.endObject()
    json.endLine()
    return json.bytes
  }

  private static func sessions(_ found: LogStatistics, _ json: inout JSONWriter) {
    let endings = Ending.allCases.map { ($0.name, found.endings[$0] ?? 0) }
    json.object(
      "sessions",
      [("count", found.sessionCount)] + endings
        + [("open", found.openCount), ("stopped", found.stoppedCount)])
  }

  private static func refusals(_ found: LogStatistics, _ json: inout JSONWriter) {
    json.key("refusals")
    json.beginList()
    for (reason, count) in found.refusalsByFrequency {
      json.beginObject()
      json.member("reason", name: reason)
      json.count("count", count)
      json.endObject()
    }
    json.endList()
  }

  private static func picks(_ found: LogStatistics, _ json: inout JSONWriter) {
    let (scans, taps) = (found.picks[.scan], found.picks[.tap])
    json.key("picks")
    json.beginObject()
    json.count("count", found.picks.ofUser)
    for cause in PickCause.allCases where cause.isOfUser {
      json.count(cause.name, found.picks[cause])
    }
    json.share("scanShare", scans, of: scans + taps)
    json.count("regretted", found.regretCount)
    json.share("regrettedShare", found.regretCount, of: found.picks.ofUser)
    json.endObject()
    let others = PickCause.allCases.filter { !$0.isOfUser }
    json.object(
      "otherPicks",
      [("count", found.picks.ofOthers)] + others.map { ($0.name, found.picks[$0]) })
  }

  private static func searches(_ found: LogStatistics, _ json: inout JSONWriter) {
    json.key("searches")
    json.beginObject()
    json.count("count", found.searchCount)
    json.count("withoutHits", found.emptySearchCount)
    json.share("withoutHitsShare", found.emptySearchCount, of: found.searchCount)
    json.endObject()
  }

  private static func funnel(_ found: LogStatistics, _ json: inout JSONWriter) {
    json.key("funnel")
    json.beginList()
    for step in found.funnel {
      json.beginObject()
      json.key("step")
      json.text(step.name.rawValue)
      json.count("sessions", step.sessions)
      json.count("then", step.through)
      json.endObject()
    }
    json.endList()
  }
}

extension JSONWriter {
  fileprivate mutating func count(_ key: String, _ number: Int) {
    self.key(key)
    self.number(number)
  }

  fileprivate mutating func object(_ key: String, _ numbers: [(String, Int)]) {
    self.key(key)
    beginObject()
    for (key, number) in numbers { count(key, number) }
    endObject()
  }

  fileprivate mutating func share(_ key: String, _ part: Int, of whole: Int) {
    self.key(key)
    if let parts = Shares.tenThousandths(part, of: whole) {
      decimal(parts, places: 4)
    } else {
      null()
    }
  }

  fileprivate mutating func duration(_ key: String, _ time: DurationSummary) {
    self.key(key)
    beginObject()
    count("count", time.count)
    for (key, microseconds) in [("medianUs", time.median), ("p90Us", time.p90)] {
      self.key(key)
      if let microseconds { number(microseconds) } else { null() }
    }
    endObject()
  }
}

import EventStore
import FaultSupport
import PickerEvents
import PickerProjection
import PickerReference
import Testing

@Suite struct `The views of a log` {
  /// Sessions of all kinds in one log, caught up.
  private static func log(_ sessions: [LiveSession]) throws -> LogFolder {
    let folder = LogFolder()
    let store = try EventStore(.file(path: folder.log))
    for (number, live) in sessions.enumerated() {
      try store.append(
        live.events, to: SessionID("\(number)"), expecting: .mustNotExist, ending: live.ending)
    }
    try store.catchUp(ChoiceProjection.self)
    return folder
  }

  private static func sessions() -> [LiveSession] {
    (0..<400 as Range<UInt64>).compactMap { LiveSession(seed: $0) }
      + (0..<3 as Range<UInt64>).compactMap { .growing(400, seed: $0) }
      + [.searches(300), .taps(300)].compactMap { $0 }
  }

  private static func hex(_ text: ExactText?) -> String {
    guard let text else { return "NULL" }
    return text.string.utf8.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count < 2 ? "0\(digits)" : digits
    }.joined()
  }

  @Test func `tell each search as playing the session does, and whether it was meant`() throws {
    let sessions = Self.sessions()
    let folder = try Self.log(sessions)
    defer { withExtendedLifetime(folder) {} }
    let raw = RawLog(folder.log)
    var settled = 0
    var erased = 0
    for (number, live) in sessions.enumerated() {
      let expected = NaiveSearches(live).searches.map { search in
        settled += search.isSettled ? 1 : 0
        erased += search.query == nil ? 1 : 0
        return [
          "\(search.sequence)", live.events[search.sequence - 1].time.rfc3339,
          Self.hex(search.query), "\(search.count)", search.isSettled ? "1" : "0",
        ]
      }
      let found = raw.rows(
        """
        SELECT seq, ts, iif(query IS NULL, NULL, hex(query)), hit_count, settled FROM searches
        WHERE session_id = '\(number)' ORDER BY seq
        """)
      #expect(found == expected, "session \(number)")
      if found != expected { return }
    }
    #expect(settled > 50 && erased > 5)
    #expect(raw.value("SELECT count(*) FROM searches WHERE NOT settled") != "0")
  }

  @Test func `count of each session what its events and choices say`() throws {
    let sessions = Self.sessions()
    let folder = try Self.log(sessions)
    defer { withExtendedLifetime(folder) {} }
    let raw = RawLog(folder.log)
    for (number, live) in sessions.enumerated() {
      let found = raw.rows(
        """
        SELECT started_ts, last_ts, ended_ts, ending, event_count, rejected_count, pick_count,
          tap_pick_count, scan_pick_count, eviction_count, regret_count, search_count,
          empty_search_count, first_pick_ts, held_count, committed_count
        FROM session_summaries WHERE session_id = '\(number)'
        """)
      let expected = [NaiveSummary(live).row]
      #expect(found == expected, "session \(number)")
      if found != expected { return }
    }
  }

  @Test func `tell of each life when it began and ended`() throws {
    let sessions = Self.sessions()
    let folder = try Self.log(sessions)
    defer { withExtendedLifetime(folder) {} }
    let raw = RawLog(folder.log)
    for (number, live) in sessions.enumerated() {
      func moment(_ sequence: Int) -> String {
        live.events[sequence - 1].time.rfc3339
      }
      var expected: [[String]] = []
      live.projected.forEachChoice { choice in
        expected.append([
          Self.hex(choice.item.text), Self.hex(choice.title), "\(choice.picked)",
          moment(choice.picked), choice.cause.name, choice.end.map { "\($0.sequence)" } ?? "NULL",
          choice.end.map { moment($0.sequence) } ?? "NULL", choice.end?.cause.name ?? "NULL",
          choice.end?.cause.newer.map { Self.hex($0.text) } ?? "NULL",
          choice.isCommitted ? "1" : "0",
        ])
      }
      let found = raw.rows(
        """
        SELECT hex(item), hex(title), picked_seq, picked_ts, picked_how, ended_seq, ended_ts,
          ended_why, iif(ended_by IS NULL, NULL, hex(ended_by)), committed
        FROM choices WHERE session_id = '\(number)'
        """)
      let isSame =
        found.sorted { $0.lexicographicallyPrecedes($1) }
        == expected.sorted { $0.lexicographicallyPrecedes($1) }
      #expect(isSame, "session \(number)")
      if !isSame { return }
    }
  }

  /// One query after the other, typed as it stands.
  private static func settled(_ texts: [ExactText]) throws -> [String] {
    let live = try #require(
      LiveSession(
        Opening(
          config: GivenConfiguration([.mode(.multiple), .search(.enabled(true))]),
          sections: [Section(items: ["xyz", "peru"])]),
        texts.map { $0 == "TAP" ? .tapped(item: "xyz", region: .all) : .searchChanged(.typed($0)) })
    )
    let folder = try log([live])
    // The folder goes away with its last use.
    defer { withExtendedLifetime(folder) {} }
    let found = RawLog(folder.log)
      .rows("SELECT seq, query FROM searches WHERE settled ORDER BY seq")
      .map { $0.joined(separator: " ") }
    let naive = NaiveSearches(live).searches.filter(\.isSettled)
    #expect(found == naive.map { "\($0.sequence) \($0.query?.string ?? "NULL")" })
    return found
  }

  @Test func `take the last of growing texts for the search, and the longest of those taken back`()
    throws
  {
    #expect(try Self.settled(["p", "pe", "per", "TAP"]) == ["4 per"])
    #expect(try Self.settled(["x", "xy", "xyz", "xy", "x", ""]) == ["4 xyz"])
    // Whoever stops on the way back means it.
    #expect(try Self.settled(["x", "xy", "x", "TAP", "xz"]) == ["3 xy", "4 x", "6 xz"])
    #expect(try Self.settled(["pe", "x", "pe"]) == ["2 pe", "3 x", "4 pe"])
    // What is typed is compared as it is applied, by bytes.
    #expect(try Self.settled(["  pe", "per "]) == ["3 per"])
    // Who types the same again is still on the way.
    #expect(try Self.settled(["new", "new ", "new y", "TAP"]) == ["4 new y"])
    #expect(try Self.settled(["pe", "pe ", "TAP", "per"]) == ["2 pe", "5 per"])
    #expect(try Self.settled(["xyz", "xy", "xy ", "x", ""]) == ["2 xyz"])
    #expect(try Self.settled(["item", "item"]) == ["2 item"])
    #expect(try Self.settled(["\u{E9}", "\u{E9}", "e\u{301}"]) == ["2 é", "4 e\u{301}"])
    #expect(try Self.settled(["\u{65}", "\u{E9}", "e\u{301}"]) == ["2 e", "3 é", "4 e\u{301}"])
    #expect(try Self.settled(["e", "e\u{301}"]) == ["3 e\u{301}"])
    let spaces: [UInt32] = [9, 10, 13, 0x85, 0xA0, 0x1680, 0x2000, 0x200A, 0x2028, 0x202F, 0x3000]
    for space in spaces.compactMap(Unicode.Scalar.init) {
      #expect(try Self.settled([ExactText("\(space)pe\(space)")]) == ["2 pe"], "\(space.value)")
    }
  }

  @Test func `compare texts beyond a NUL`() throws {
    let live = try #require(
      LiveSession(
        Opening(
          config: GivenConfiguration([.mode(.multiple), .search(.enabled(true))]),
          sections: [Section(items: ["xyz"])]),
        ["a\u{0}b", "a\u{0}c", "a\u{0}cd"].map { .searchChanged(.typed($0)) }))
    let folder = try Self.log([live])
    defer { withExtendedLifetime(folder) {} }
    let raw = RawLog(folder.log)
    #expect(
      raw.rows("SELECT hex(query), settled FROM searches ORDER BY seq")
        == [["610062", "1"], ["610063", "0"], ["61006364", "1"]])
  }

  @Test func `write lists of one as the library writes lists`() throws {
    let ids =
      (0..<0x180 as Range<UInt32>).reversed().compactMap { Unicode.Scalar($0) }
      .map { ItemID("i\($0)\\\"\u{1F9AA}") } + ["\u{0}", "plain", "\u{1F}\u{0}\u{0}z", ""]
    let live = try #require(
      LiveSession(
        Opening(
          config: GivenConfiguration([.mode(.multiple)]),
          sections: [Section(items: ids.map { Item(id: $0, title: "one") })]),
        ids.map { .tapped(item: $0, region: .all) } + [
          .deselectAllTapped(header: .all),
          .selectionSet(ids: ids.reversed().prefix(40).map(\.self)),
        ]))
    let folder = try Self.log([live])
    defer { withExtendedLifetime(folder) {} }
    let raw = RawLog(folder.log)
    #expect(raw.value("SELECT count(*) FROM events WHERE added = 1") == "\(ids.count)")
    let found = raw.rows(
      """
      SELECT json_valid(added), hex(json_extract(added, '$[0]')) FROM timeline
      WHERE kind = 'tapped' ORDER BY seq
      """)
    // Where it takes JSON apart, SQLite hands no text out beyond a NUL.
    let expected = ids.map { id in
      ["1", Self.hex(ExactText(String(id.string.prefix { $0 != "\u{0}" })))]
    }
    #expect(found == expected)
    // What the library wrote of several at once looks the same.
    let joined = """
      SELECT '[' || group_concat(substr(added, 2, length(added) - 2), ',') || ']'
      FROM (SELECT added FROM timeline WHERE kind = 'tapped' ORDER BY seq DESC LIMIT 40)
      """
    let list = raw.value("SELECT added FROM timeline WHERE kind = 'selectionSet'")
    #expect(list.utf8.count > 200 && raw.value(joined) == list)
  }
}

import PickerEvents
import Testing

@testable import replay

@Suite struct `Columns` {
  let shop: Workshop

  init() throws { shop = try Workshop() }

  /// A session whose opening and taps happen at these times of the first of March, or later.
  private func write(_ times: String..., session: String = "s") throws {
    let events = times.enumerated().map { place, time in
      let moment = time.contains("T") ? time : "2026-03-01T\(time)Z"
      return place == 0
        ? #"{"event":"opened","session":"\#(session)","ts":"\#(moment)","items":["a","b"]}"#
        : #"{"event":"tapped","item":"a","ts":"\#(moment)"}"#
    }
    try shop.write(events.joined(separator: "\n") + "\n", to: "s.picker.ndjson")
  }

  /// Where a word begins in each line that has it.
  private func places(of word: String, in run: ToolRun) -> [Int] {
    run.lines.compactMap { line in
      line.firstRange(of: word).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
    }
  }

  @Test func `line up where clocks have fractions of uneven length`() throws {
    try write("09:06:48.708006", "09:06:48.71043", "09:06:49", "09:06:49.9999")
    let run = try shop.replay("show", "s.picker.ndjson")
    #expect(run.lines[0].contains("09:06:48.708006"), "the opening is told exactly, once")
    for clock in ["09:06:48.708", "09:06:48.710", "09:06:49.000", "09:06:49.999"] {
      #expect(run.lines.contains { $0.dropFirst(6).hasPrefix(clock + "  ") }, "\(clock)")
    }
    #expect(places(of: "tapped", in: run) == [29, 29, 29])
  }

  @Test func `stay where they were without fractions`() throws {
    try write("09:00:00", "09:00:02", "09:00:03.5")
    let run = try shop.replay("show", "s.picker.ndjson")
    #expect(run.lines.contains { $0.hasPrefix("   2  09:00:02  +2 s     tapped") })
    #expect(run.lines.contains { $0.contains("09:00:03.5  +3 s") })
  }

  @Test func `that had to make room stay wide`() throws {
    try write("09:00:00", "09:00:02", "20:00:00", "2026-03-02T09:00:00Z", "09:00:04")
    let run = try shop.replay("show", "s.picker.ndjson")
    #expect(places(of: "tapped", in: run) == [25, 27, 38, 38])
  }

  @Test func `of sessions have seconds, and UUIDs as far as they tell`() throws {
    let ids = [
      "0195514e-7000-7000-8000-000000000001", "0195514e-7000-7000-8000-000000000002",
      "0195514f-7abc-7000-8000-000000000003", "6f9619ff-8b86-4d01-b42d-00c04fc964ff", "trip-of-ada",
    ]
    var all = ""
    for id in ids {
      try write("09:06:48.708006", "09:06:48.71043", session: id)
      all += String(decoding: try shop.bytes("s.picker.ndjson"), as: UTF8.self)
    }
    try shop.write(all, to: "all.picker.ndjson")
    #expect(try shop.replay("import", "log.sqlite", "all.picker.ndjson").status == 0)
    for path in ["all.picker.ndjson", "log.sqlite"] {
      let run = try shop.replay("sessions", path)
      let names = [ids[0], ids[1], "0195514f", "6f9619ff", "trip-of-ada"]
      for name in names {
        #expect(
          run.lines.contains { $0.hasPrefix("2026-03-01 09:06:48  \"\(name)\" ") }, "\(run.output)")
        #expect(try shop.replay("show", path, name).status == 0)
      }
      // A filter hides sessions, and their ids are still to be told apart.
      #expect(try shop.replay("sessions", path, "--item", "a").output == run.output)
      let json = try shop.replay("sessions", path, "--json").output
      for id in ids { #expect(json.contains("\"session\":\"\(id)\"")) }
    }
  }

  @Test func `a short name is as long as it must be, whatever the order`() {
    let ids = [
      "01955140-0000-7000-8000-000000000000", "01955140-0000-7000-9000-000000000000",
      "01955140-0001-7000-8000-000000000000", "ABCDEF01-0000-7000-8000-000000000000", "ABCDEF01",
      "01955140-0001-7000-8000-00000000000", "g1955140-0000-7000-8000-000000000000",
    ].map { SessionID($0) }
    for order in [ids, ids.reversed()] {
      let names = ShortNames(order)
      let found = ids.map { names.name(of: $0) }
      #expect(
        found == [
          "01955140-0000-7000-8", "01955140-0000-7000-9", ids[2].string, "ABCDEF01-", "ABCDEF01",
          ids[5].string, ids[6].string,
        ])
    }
    #expect(ShortNames([ids[0]]).name(of: ids[0]) == "01955140")
  }
}

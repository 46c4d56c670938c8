import PickerEvents
import Testing

@Suite struct `A moment` {
  @Test(
    arguments: [
      ("1970-01-01T00:00:00Z", 0),
      ("1970-01-01T00:00:00.000001Z", 1),
      ("1969-12-31T23:59:59.999999Z", -1),
      ("2000-01-01T00:00:00Z", 946_684_800_000_000),
      ("2000-02-29T12:00:00Z", 951_825_600_000_000),
      ("2026-03-01T09:00:00.000000Z", 1_772_355_600_000_000),
      ("2026-03-01T10:00:00+01:00", 1_772_355_600_000_000),
      ("2026-03-01T03:30:00.5-05:30", 1_772_355_600_500_000),
      ("2026-03-01T09:00:00-00:00", 1_772_355_600_000_000),
      ("2026-03-01t09:00:00z", 1_772_355_600_000_000),
      ("2026-03-01T09:00:00.1Z", 1_772_355_600_100_000),
      ("2026-03-01T09:00:00.123456000Z", 1_772_355_600_123_456),
      ("2024-02-29T00:00:00Z", 1_709_164_800_000_000),
      ("2400-02-29T00:00:00Z", 13_574_563_200_000_000),
      ("0000-01-01T00:00:00Z", -62_167_219_200_000_000),
      ("9999-12-31T23:59:59.999999Z", 253_402_300_799_999_999),
      ("2026-12-31T23:59:59+23:59", 1_798_675_259_000_000),
    ] as [(String, Int64)])
  func `is read from RFC 3339`(text: String, microseconds: Int64) {
    #expect(Timestamp(rfc3339: text) == Timestamp(microseconds: microseconds))
  }

  @Test(arguments: [
    "", "2026", "2026-03-01", "2026-03-01T09:00:00", "2026-03-01 09:00:00Z",
    "2026-03-01T09:00Z", "2026-03-01T24:00:00Z", "2026-03-01T09:60:00Z",
    "2026-12-31T23:59:60Z", "2026-02-29T00:00:00Z", "1900-02-29T00:00:00Z",
    "2100-02-29T00:00:00Z", "2026-04-31T00:00:00Z", "2026-00-01T00:00:00Z",
    "2026-13-01T00:00:00Z", "2026-01-00T00:00:00Z", "2026-01-32T00:00:00Z",
    "2026-03-01T09:00:00.Z", "2026-03-01T09:00:00.1234567Z", "2026-03-01T09:00:00,5Z",
    "2026-03-01T09:00:00+24:00", "2026-03-01T09:00:00+01:60", "2026-03-01T09:00:00+0100",
    "2026-03-01T09:00:00+01", "2026-03-01T09:00:00ZZ", " 2026-03-01T09:00:00Z",
    "2026-03-01T09:00:00Z ", "+2026-03-01T09:00:00Z", "-026-03-01T09:00:00Z",
    "12026-03-01T09:00:00Z", "0000-01-01T00:00:00+00:01", "9999-12-31T23:59:59-00:01",
    "２026-03-01T09:00:00Z", "2026-3-1T9:00:00Z",
  ])
  func `is refused where it is not quite RFC 3339`(text: String) {
    #expect(Timestamp(rfc3339: text) == nil)
  }

  @Test func `is written so that it is read back`() {
    var random = SeededGenerator(seed: 3339)
    let range = Timestamp.earliest.microseconds...Timestamp.latest.microseconds
    for _ in 0..<4_000 {
      let time = Timestamp(microseconds: Int64.random(in: range, using: &random))
      #expect(Timestamp(rfc3339: time.rfc3339) == time)
      #expect(time.rfc3339.utf8.count == 27)
    }
    for time in Samples.times { #expect(Timestamp(rfc3339: time.rfc3339) == time) }
  }

  @Test func `counts the days of 400 years without a gap`() {
    var days: Int64 = 0
    for year in 1970..<2370 {
      for month in 1...12 {
        let first = "\(year)-\(month < 10 ? "0" : "")\(month)-01T00:00:00Z"
        #expect(Timestamp(rfc3339: first)?.microseconds == days * 86_400_000_000)
        for day in 28...32 {
          let text = "\(year)-\(month < 10 ? "0" : "")\(month)-\(day)T00:00:00Z"
          guard Timestamp(rfc3339: text) == nil else { continue }
          days += Int64(day - 1)
          break
        }
      }
    }
    #expect(days == 146_097)
  }

  @Test func `is written in ISO 8601 where RFC 3339 has no year for it`() {
    let late = Timestamp(microseconds: Timestamp.latest.microseconds + 1)
    #expect(late.rfc3339 == "+010000-01-01T00:00:00.000000Z")
    let early = Timestamp(microseconds: Timestamp.earliest.microseconds - 1)
    #expect(early.rfc3339 == "-000001-12-31T23:59:59.999999Z")
    #expect(Timestamp(rfc3339: late.rfc3339) == nil)
    #expect(!Timestamp(microseconds: .min).rfc3339.isEmpty)
    #expect(!Timestamp(microseconds: .max).rfc3339.isEmpty)
  }
}

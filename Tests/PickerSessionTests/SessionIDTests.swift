import Testing

@testable import PickerSession

@Suite struct `A new session id` {
  @Test func `says its text, as every id does`() {
    #expect("\(SessionID("one"))" == "one")
    #expect("\(["a", "b"] as [ItemID])" == "[a, b]")
    #expect("\(Optional(ExactText("Fruit")) ?? "")" == "Fruit")
  }

  @Test func `is laid out as RFC 9562 shows`() {
    // The example of its appendix A.6.
    let text = SessionID.uuid(
      milliseconds: 0x017F_22E2_79B0, 0xCC3, 0x18C4_DC0C_0C07_398F)
    #expect(text == "017f22e2-79b0-7cc3-98c4-dc0c0c07398f")
  }

  @Test func `has its version and variant whatever chance gives`() {
    for random in [0, UInt64.max, 0x4000_0000_0000_0000] {
      for microseconds in [0, 999, 1_772_355_600_123_456, Int64.max, -5, Int64.min] {
        let id = SessionID.new(at: Timestamp(microseconds: microseconds), random: random).string
        let characters = Array(id)
        #expect(characters.count == 36)
        #expect([8, 13, 18, 23].allSatisfy { characters[$0] == "-" })
        #expect(characters[14] == "7")
        #expect("89ab".contains(characters[19]))
        #expect(id == id.lowercased())
      }
    }
  }

  @Test func `stands behind those of earlier microseconds`() {
    var last: SessionID?
    for microseconds in stride(
      from: 1_772_355_599_998_000 as Int64, to: 1_772_355_600_002_000, by: 1)
    {
      let random: UInt64 = microseconds % 2 == 0 ? .max : 0
      let id = SessionID.new(at: Timestamp(microseconds: microseconds), random: random)
      if let last { #expect(last < id) }
      last = id
    }
  }

  @Test func `is unique, also in one moment`() {
    let moment = Timestamp(microseconds: 1_772_355_600_000_000)
    let ids = Set((0..<10_000).map { _ in SessionID.new(at: moment) })
    #expect(ids.count == 10_000)
  }
}

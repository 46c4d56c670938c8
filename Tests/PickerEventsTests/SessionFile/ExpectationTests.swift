import PickerEvents
import Testing

@Suite struct `An expectation` {
  private let opening = #"{"event":"opened","items":[]}"# + "\n"

  @Test func `is read claim by claim`() throws {
    let lines = try Files.read(
      opening
        + "{\"expect\": {\"selected\":[\"é\"],\"committed\":null,\"ordinals\":{\"\u{E9}\":1,"
        + "\"e\u{301}\":2},\"note\":{\"count\":5,\"counter\":null}}}")
    #expect(
      lines.last
        == .expectation(
          Expectation(
            line: 2,
            claims: [
              Claim(key: "selected", column: 13, value: .array([.text("é")])),
              Claim(key: "committed", column: 30, value: .null),
              Claim(
                key: "ordinals", column: 47,
                value: .object([
                  JSONMember("\u{E9}", .number(1)), JSONMember("e\u{301}", .number(2)),
                ])),
              Claim(
                key: "note", column: 73,
                value: .object([
                  JSONMember("count", .number(5)), JSONMember("counter", .null),
                ])),
            ])))
  }

  @Test func `may claim every read-out of the table`() throws {
    let claims = #"""
      "selected":[],"visible":["a"],"header":"some","sectionHeaders":{"S":"all"},
      "button":"hidden","outcome":"rejected","reason":"badConfiguration","added":[],
      "removed":[],"evicted":[],"evictedBy":{"a":"section"},"skipped":0,
      "effects":["committed","dismissed"],"effectsInclude":[],"committed":["a"],"ended":null,
      "alert":"discard","validity":["empty","noteRequired"],"dirty":true,"overLimit":false,
      "canUndo":true,"canRedo":true,"doneEnabled":true,"doneShown":true,"cancelShown":true,
      "query":"","typed":null,"emptyState":"noItems","selectedSection":null,
      "anchor":"Selected (1)","pane":"all",
      "note":{"text":"","count":0,"remaining":null,"counter":"-/5","error":false,"message":null},
      "initialScrollRow":3,"noteError":false,"ordinals":{"a":1},"titles":{"a":"A"},
      "marks":{"a":"emptyCircle"},"footer":null,"summary":"A, B","handler":"ids",
      "committedInCatalogOrder":["a"],"scanShown":true,"searchCancelShown":true,
      "navigationBarShown":true,"unresolved":[]
      """#
    let line = "{\"expect\":{" + claims.split(separator: "\n").joined() + "}}"
    guard case .expectation(let expectation) = try Files.read(opening + line).last else {
      Issue.record("no expectation")
      return
    }
    #expect(expectation.claims.map { $0.key.string } == Claim.names)
  }

  @Test(arguments: [
    FaultCase(
      #"{"expect":{"selectd":[]}}"#, .unknownKey, 12, "expect.selectd", "\"selected\""),
    FaultCase(#"{"expect":{"selected":["a",1]}}"#, .wrongType, 28, "expect.selected[1]"),
    FaultCase(#"{"expect":{"selected":null}}"#, .wrongType, 23, "expect.selected", "a list"),
    FaultCase(#"{"expect":{"header":"al"}}"#, .badValue, 21, "expect.header", "\"all\""),
    FaultCase(#"{"expect":{"dirty":1}}"#, .wrongType, 20, "expect.dirty", "true or false"),
    FaultCase(#"{"expect":{"skipped":"1"}}"#, .wrongType, 22, "expect.skipped"),
    FaultCase(
      #"{"expect":{"effects":["dismised"]}}"#, .badValue, 23, "expect.effects[0]",
      "\"dismissed\""),
    FaultCase(
      #"{"expect":{"ended":"finished"}}"#, .badValue, 20, "expect.ended", "abandoned"),
    FaultCase(
      #"{"expect":{"marks":{"a":"tick"}}}"#, .badValue, 25, "expect.marks.a", "emptyCircle"),
    FaultCase(#"{"expect":{"titles":{"a":1}}}"#, .wrongType, 26, "expect.titles.a"),
    FaultCase(#"{"expect":{"ordinals":{"a":1,"a":1}}}"#, .duplicateKey, 30, "expect.ordinals.a"),
    FaultCase(#"{"expect":{"note":{"txt":""}}}"#, .unknownKey, 20, "expect.note.txt", "text"),
    FaultCase(#"{"expect":{"note":{"count":"5"}}}"#, .wrongType, 28, "expect.note.count"),
    FaultCase(#"{"expect":[]}"#, .wrongType, 11, "expect", "an object of claims"),
    FaultCase(#"{"expect":{},"seq":1}"#, .unknownKey, 14, "seq"),
  ])
  func `is refused where it cannot be meant so`(fault: FaultCase) {
    let error = Files.fault(opening + fault.line)
    #expect(error?.line == 2)
    #expect(error?.code == fault.code, "\(String(describing: error))")
    #expect(error?.column == fault.column, "\(String(describing: error))")
    #expect(error?.key == fault.key)
    for word in fault.words {
      #expect(error?.description.contains(word) == true, "\(String(describing: error))")
    }
  }
}

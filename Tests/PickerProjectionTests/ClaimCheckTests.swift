import PickerEvents
import PickerProjection
import Testing

@Suite struct `A claim` {
  private static let session = Session(
    [.mode(.multiple), .max(2), .prompt("Choose")], picks: ["a", "ghost"]
  ).after(.tap("b"))

  private static func failure(_ key: ExactText, _ value: JSONValue) -> ClaimFailure? {
    ClaimCheck.failure(JSONMember(key, value), session.state, session.outcome)
  }

  @Test(arguments: ReadOut.allCases)
  func `holds for what is found, and for nothing else`(readOut: ReadOut) {
    let key = ExactText(readOut.name)
    let found = readOut.value(Self.session.state, Self.session.outcome)
    #expect(Self.failure(key, found) == nil)
    for other in Self.others(than: found) {
      #expect(Self.failure(key, other)?.found == found, "claimed \(other)")
    }
  }

  private static func others(than value: JSONValue) -> [JSONValue] {
    switch value {
    case .null: [.text("x"), .array([])]
    case .bool(let flag): [.bool(!flag), .null]
    case .number(let number): [.number(number + 1), .text(ExactText("\(number)"))]
    case .text(let text): [.text(ExactText(text.string + "\u{301}")), .null]
    case .array(let list): [.array(list + [.text("x")]), .array(list + list + [.null]), .null]
    case .object(let members):
      [.object([JSONMember("no such key", .null)])]
        + members.map { .object([JSONMember($0.key, .array([]))]) }
    }
  }

  @Test func `about an object holds where the keys that it names hold`() {
    #expect(Self.failure("ordinals", .object([JSONMember("b", .number(2))])) == nil)
    #expect(Self.failure("ordinals", .object([])) == nil)
    #expect(Self.failure("ordinals", .object([JSONMember("a", .number(1))])) != nil)
  }

  @Test func `about effects may name some of them`() {
    let ended = Self.session.after(.doneTapped)
    func failure(_ names: [ExactText]) -> ClaimFailure? {
      ClaimCheck.failure(
        JSONMember("effectsInclude", .array(names.map { .text($0) })), ended.state, ended.outcome)
    }
    #expect(failure(["dismissed"]) == nil)
    #expect(failure(["dismissed", "committed"]) == nil)
    #expect(failure([]) == nil)
    #expect(failure(["dismissed", "cancelled"]) != nil)
  }

  @Test func `about a refused opening can only be its outcome and reason`() throws {
    let opening = Opening(config: .init([.max(-1)]), sections: [])
    let refusal = try #require(throws: RefusedOpening.self) { try PickerState(opening) }
    func failure(_ key: ExactText, _ value: JSONValue) -> ClaimFailure? {
      ClaimCheck.failure(JSONMember(key, value), refusal)
    }
    #expect(failure("outcome", .text("rejected")) == nil)
    #expect(failure("reason", .text("badConfiguration")) == nil)
    #expect(failure("outcome", .text("accepted")) != nil)
    #expect(failure("reason", .text("unsupported")) != nil)
    #expect(failure("selected", .array([])) != nil)
  }
}

import PickerEvents
import Testing

@Suite struct `A JSON value` {
  @Test(
    arguments: [
      ("null", .null), (" true ", .bool(true)), ("-12", .number(-12)), ("\"a\"", .text("a")),
      ("[]", .array([])), ("{}", .object([])), ("[1,[2,{\"b\":null,\"a\":[]}]]", nil),
    ] as [(String, JSONValue?)])
  func `is read and written`(text: String, expected: JSONValue?) throws {
    let value = try JSONValue(json: Array(text.utf8))
    if let expected { #expect(value == expected) }
    #expect(Files.text(value.json) == text.filter { $0 != " " })
  }

  @Test(arguments: ["", "1 2", "{\"a\":1,\"a\":2}", "[1,]", "tru", "1.5", "\"\\ud800\"", "nul"])
  func `is refused where it is not whole`(text: String) {
    #expect(throws: SessionFileError.self) { try JSONValue(json: Array(text.utf8)) }
  }

  @Test(arguments: Samples.texts)
  func `keeps every text`(text: ExactText) throws {
    let value = JSONValue.object([JSONMember(text, .text(text))])
    #expect(try JSONValue(json: value.json) == value)
  }

  @Test func `is written with no more escapes than are needed`() {
    let text = "\"\\/\u{8}\u{C}\n\r\t\u{0}\u{1F}\u{7F}\u{2028}\u{202E}é"
    let expected = #""\"\\/\b\f\n\r\t\u0000\u001f"# + "\u{7F}\u{2028}\u{202E}é\""
    #expect(Files.text(JSONValue.text(ExactText(text)).json) == expected)
  }
}

import PickerEvents
import Testing

@Suite struct `A fault in a session file` {
  private func expect(_ fault: FaultCase, after opening: String) {
    guard let error = Files.fault(opening + "\n" + fault.line) else {
      Issue.record("no fault in \(fault.line)")
      return
    }
    #expect(error.line == 2, "\(error)")
    #expect(error.code == fault.code, "\(error.code.name): \(error)")
    #expect(error.column == fault.column, "\(error)")
    #expect(error.key == fault.key, "\(error)")
    for word in fault.words { #expect(error.description.contains(word), "\(word): \(error)") }
    #expect(error.description.hasPrefix("line 2, column \(fault.column): "))
    #expect(!error.remedy.isEmpty && !error.expected.isEmpty && !error.found.isEmpty)
  }

  @Test(arguments: [
    FaultCase(
      #"{"event":"tapped","itm":"a"}"#, .unknownKey, 19, "itm", "did you mean \"item\"",
      "region"),
    FaultCase(#"{"event":"tapped","ids":["a"]}"#, .unknownKey, 19, "ids", "take it out"),
    FaultCase(#"{"event":"tapped","Item":"a"}"#, .unknownKey, 19, "Item", "\"item\""),
    FaultCase(#"{"event":"tapped","item\u0000":"a"}"#, .unknownKey, 19, #"["item\u0000"]"#),
    FaultCase(
      #"{"event":"taped","item":"a"}"#, .unknownEvent, 10, "event", "text \"taped\"",
      "did you mean \"tapped\""),
    FaultCase(#"{"event":"zzzz"}"#, .unknownEvent, 10, "event", "noteErrorSet"),
    FaultCase(#"{"event":7}"#, .wrongType, 10, "event", "number 7"),
    FaultCase(#"{"item":"a"}"#, .missingKey, 1, "event", "expect"),
    FaultCase(#"{}"#, .missingKey, 1, "event"),
    FaultCase(#"{"event":"tapped"}"#, .missingKey, 1, "item", "add \"item\""),
    FaultCase(#"{"event":"tapped","item":12}"#, .wrongType, 26, "item", "number 12", "a text"),
    FaultCase(#"{"event":"tapped","item":null}"#, .wrongType, 26, "item", "null"),
    FaultCase(
      #"{"event":"tapped","item":"a","region":"al"}"#, .badValue, 39, "region",
      "one of all, selected", "did you mean \"all\""),
    FaultCase(#"{"event":"tapped","item":"a","region":1}"#, .wrongType, 39, "region", "selected"),
    FaultCase(
      #"{"event":"tapped","item":"é😀","itm":1,"itm":2}"#, .duplicateKey, 39, "itm",
      "second time"),
    FaultCase(#"{"event":"searchChanged"}"#, .missingKey, 1, "text"),
    FaultCase(
      #"{"event":"searchChanged","text":"a","erased":true,"matches":[]}"#, .conflict, 37,
      "erased"),
    FaultCase(#"{"event":"searchChanged","erased":true}"#, .missingKey, 1, "matches"),
    FaultCase(
      #"{"event":"searchSubmitted","matches":[]}"#, .conflict, 28, "matches", "erased"),
    FaultCase(
      #"{"event":"searchSubmitted","erased":false,"matches":[]}"#, .badValue, 28, "erased",
      "true"),
    FaultCase(
      #"{"event":"scanned","erased":true,"matches":["a",2]}"#, .wrongType, 49, "matches[1]"),
    FaultCase(#"{"event":"scanned","raw":"x"}"#, .missingKey, 1, "value"),
    FaultCase(#"{"event":"paneSwiped"}"#, .missingKey, 1, "to", "all, selected"),
    FaultCase(
      #"{"event":"viewportChanged","first":0}"#, .missingKey, 1, "capacity", "a whole number"),
    FaultCase(
      #"{"event":"viewportChanged","first":"3","capacity":1}"#, .wrongType, 36, "first",
      "text \"3\""),
    FaultCase(#"{"event":"rulesChanged","mode":"single"}"#, .unknownKey, 25, "mode", "overflow"),
    FaultCase(#"{"event":"rulesChanged","min":null}"#, .wrongType, 31, "min", "null"),
    FaultCase(
      #"{"event":"rulesChanged","max":true}"#, .wrongType, 31, "max", "whole number or null"),
    FaultCase(
      #"{"event":"rulesChanged","sectionLimits":{"S":{"mx":1}}}"#, .unknownKey, 47,
      "sectionLimits.S.mx", "min, max"),
    FaultCase(
      #"{"event":"rulesChanged","sectionLimits":{"a.b":{"min":"x"}}}"#, .wrongType, 55,
      #"sectionLimits["a.b"].min"#),
    FaultCase(
      #"{"event":"rulesChanged","sectionLimits":{"S":{},"S":{}}}"#, .duplicateKey, 49,
      "sectionLimits.S"),
  ])
  func `is found in the fields of an event`(fault: FaultCase) {
    expect(fault, after: #"{"event":"opened","items":[]}"#)
  }

  @Test(arguments: [
    FaultCase(#"{"event":"pageLoaded"}"#, .missingKey, 1, "items", "sections"),
    FaultCase(#"{"event":"pageLoaded","items":"a"}"#, .wrongType, 31, "items", "a list"),
    FaultCase(#"{"event":"pageLoaded","items":["a",7]}"#, .wrongType, 36, "items[1]"),
    FaultCase(
      #"{"event":"pageLoaded","items":["a",{"title":"B"}]}"#, .missingKey, 36, "items[1].id",
      "bare title"),
    FaultCase(
      #"{"event":"pageLoaded","items":[{"id":"b"}]}"#, .missingKey, 32, "items[0].title"),
    FaultCase(
      #"{"event":"pageLoaded","items":["a","b",{"id":"c","title":5}]}"#, .wrongType, 58,
      "items[2].title", "number 5"),
    FaultCase(
      #"{"event":"pageLoaded","items":[{"id":"b","titel":"B"}]}"#, .unknownKey, 42,
      "items[0].titel", "did you mean \"title\""),
    FaultCase(
      #"{"event":"pageLoaded","items":[{"id":"b","id":"B"}]}"#, .duplicateKey, 42,
      "items[0].id"),
    FaultCase(
      #"{"event":"pageLoaded","items":[{"id":"b","\u0069d":"B"}]}"#, .duplicateKey, 42,
      #"items[0]["\u0069d"]"#),
    FaultCase(
      #"{"event":"pageLoaded","items":[{"id":"b","title":"B","codes":["1",2]}]}"#, .wrongType,
      67, "items[0].codes[1]"),
    FaultCase(
      #"{"event":"pageLoaded","items":[{"id":"b","title":"B","enabled":"yes"}]}"#, .wrongType,
      64, "items[0].enabled", "true or false"),
    FaultCase(
      #"{"event":"pageLoaded","items":[],"sections":[]}"#, .conflict, 34, "sections"),
    FaultCase(#"{"event":"pageLoaded","ids":[]}"#, .unknownKey, 23, "ids"),
    FaultCase(
      #"{"event":"pageLoaded","sections":[{"items":[]}]}"#, .missingKey, 35, "sections[0].id"),
    FaultCase(
      #"{"event":"pageLoaded","sections":[{"id":"S"}]}"#, .missingKey, 35, "sections[0].items"),
    FaultCase(
      #"{"event":"pageLoaded","sections":[{"id":"S","itms":[]}]}"#, .unknownKey, 45,
      "sections[0].itms", "items"),
    FaultCase(
      #"{"event":"pageLoaded","items":[],"hasMore":0}"#, .wrongType, 44, "hasMore"),
  ])
  func `is found in the rows of an event`(fault: FaultCase) {
    expect(fault, after: #"{"event":"opened","items":[]}"#)
  }

  @Test(arguments: [
    FaultCase(#"{"event":"opened"}"#, .missingKey, 1, "items"),
    FaultCase(#"{"event":"opened","items":[],"config":[]}"#, .wrongType, 39, "config", "a list"),
    FaultCase(
      #"{"event":"opened","items":[],"config":{"mod":"single"}}"#, .unknownKey, 40,
      "config.mod", "\"mode\""),
    FaultCase(
      #"{"event":"opened","items":[],"config":{"mode":"Single"}}"#, .badValue, 47,
      "config.mode", "did you mean \"single\""),
    FaultCase(
      #"{"event":"opened","items":[],"config":{"scan":{"mode":"twoD"}}}"#, .badValue, 55,
      "config.scan.mode", "oneD"),
    FaultCase(
      #"{"event":"opened","items":[],"config":{"search":{"minimumCharacters":"two"}}}"#,
      .wrongType, 70, "config.search.minimumCharacters", "a whole number"),
    FaultCase(
      #"{"event":"opened","items":[],"config":{"search":{"minimumcharacters":2}}}"#,
      .unknownKey, 50, "config.search.minimumcharacters", "\"minimumCharacters\""),
    FaultCase(
      #"{"event":"opened","items":[],"config":{"note":{"present":true}}}"#, .unknownKey, 48,
      "config.note.present"),
    FaultCase(
      #"{"event":"opened","items":[],"config":{"note":null}}"#, .wrongType, 47, "config.note"),
    FaultCase(
      #"{"event":"opened","items":[],"config":{"selection":"sectioned"}}"#, .badValue, 52,
      "config.selection", "singleSectioned"),
    FaultCase(
      #"{"event":"opened","items":[],"config":{"selection":{}}}"#, .missingKey, 52,
      "config.selection.all"),
    FaultCase(
      #"{"event":"opened","items":[],"config":{"selection":{"all":{},"sectioned":{}}}}"#,
      .conflict, 62, "config.selection.sectioned"),
    FaultCase(
      #"{"event":"opened","items":[],"preselected":"a"}"#, .wrongType, 44, "preselected"),
    FaultCase(#"{"event":"opened","items":[],"session":""}"#, .badValue, 40, "session"),
    FaultCase(#"{"event":"opened","items":[],"seq":2}"#, .misplaced, 36, "seq", "expected 1"),
    FaultCase(#"{"event":"opened","items":[],"engine":"1"}"#, .wrongType, 39, "engine"),
    FaultCase(#"{"event":"opened","items":[],"folding":17}"#, .wrongType, 40, "folding"),
  ])
  func `is found in an opening`(fault: FaultCase) {
    expect(fault, after: #"{"event":"opened","items":[]}"#)
  }

  @Test(arguments: [
    FaultCase(#"{"event":"undone","session":"t"}"#, .misplaced, 29, "session", "\"s\""),
    FaultCase(#"{"event":"undone","session":5}"#, .wrongType, 29, "session"),
    FaultCase(#"{"event":"undone","seq":3}"#, .misplaced, 25, "seq", "expected 2", "number 3"),
    FaultCase(#"{"event":"undone","seq":1}"#, .misplaced, 25, "seq"),
    FaultCase(#"{"event":"undone","ts":"yesterday"}"#, .badValue, 24, "ts", "offset"),
    FaultCase(#"{"event":"undone","ts":"2026-02-29T00:00:00Z"}"#, .badValue, 24, "ts"),
    FaultCase(#"{"event":"undone","ts":1772355600}"#, .wrongType, 24, "ts", "offset"),
    FaultCase(#"{"event":"undone","outcome":"refused"}"#, .badValue, 29, "outcome", "rejected"),
    FaultCase(#"{"event":"undone","outcome":"accepted"}"#, .missingKey, 1, "receipt"),
    FaultCase(#"{"event":"undone","outcome":"rejected"}"#, .missingKey, 1, "reason"),
    FaultCase(
      #"{"event":"undone","outcome":"rejected","reason":"noReason"}"#, .badValue, 49, "reason",
      "limitReached"),
    FaultCase(
      #"{"event":"undone","outcome":"accepted","reason":"noNote"}"#, .conflict, 40, "reason"),
    FaultCase(#"{"event":"undone","receipt":"0123456789abcdef"}"#, .conflict, 19, "receipt"),
    FaultCase(#"{"event":"undone","added":[]}"#, .conflict, 19, "added", "outcome"),
    FaultCase(
      #"{"event":"undone","outcome":"accepted","receipt":"0123456789ABCDEF"}"#, .badValue, 50,
      "receipt", "16 digits"),
    FaultCase(
      #"{"event":"undone","outcome":"accepted","addedCount":64}"#, .badValue, 53, "addedCount",
      "more than 64"),
    FaultCase(
      #"{"event":"undone","outcome":"accepted","addedCount":65,"added":[]}"#, .conflict, 56,
      "added"),
    FaultCase(
      #"{"event":"undone","outcome":"accepted","evicted":["a"]}"#, .missingKey, 1, "evictedBy"),
    FaultCase(
      #"{"event":"undone","outcome":"accepted","evicted":["a"],"evictedBy":{}}"#, .missingKey,
      68, "evictedBy.a"),
    FaultCase(
      #"{"event":"undone","outcome":"accepted","evicted":[],"evictedBy":{"a":"total"}}"#,
      .conflict, 66, "evictedBy.a"),
    FaultCase(
      #"{"event":"undone","outcome":"accepted","evicted":["a","a"],"evictedBy":{"a":"total"}}"#,
      .conflict, 73, "evictedBy.a"),
    FaultCase(
      #"{"event":"undone","outcome":"accepted","evicted":["a"],"evictedBy":{"a":"all"}}"#,
      .badValue, 73, "evictedBy.a", "total, section"),
    FaultCase(
      #"{"event":"undone","outcome":"accepted","evictedCount":65,"evictedBy":{}}"#, .conflict,
      58, "evictedBy"),
    FaultCase(#"{"event":"undone","expect":{}}"#, .unknownKey, 2, "event"),
  ])
  func `is found in what every line has`(fault: FaultCase) {
    expect(fault, after: #"{"event":"opened","items":[],"session":"s"}"#)
  }

  @Test func `of 65 ids names the count to write instead`() {
    let ids = (0..<65).map { "\"\($0)\"" }.joined(separator: ",")
    let line = #"{"event":"undone","outcome":"accepted","removed":[\#(ids)]}"#
    let fault = FaultCase(line, .badValue, 50, "removed", "\"removedCount\":65")
    expect(fault, after: #"{"event":"opened","items":[]}"#)
  }

  @Test func `is a time that cannot be counted up`() {
    let opening = #"{"event":"opened","items":[],"ts":"9999-12-31T23:59:59.5Z"}"#
    expect(FaultCase(#"{"event":"undone"}"#, .missingKey, 1, "ts"), after: opening)
  }

  @Test(arguments: [
    #"{"event":"undone"}"#, #"{"expect":{}}"#, "{\"event\":\"undone\",\"seq\":1}",
  ])
  func `is a line outside of any session`(line: String) {
    let error = Files.fault(line)
    #expect(error?.code == .misplaced)
    #expect(error?.column == 2)
    #expect(error?.expected.contains("opened") == true)
  }

  @Test func `does not end the session unless it may have been an opening`() throws {
    var reader = SessionFileReader(name: "test")
    func read(_ line: String) throws -> Int? {
      guard case .event(let event) = try reader.read(line: Array(line.utf8)) else { return nil }
      return event.sequence
    }
    _ = try read(#"{"event":"opened","items":[]}"#)
    #expect(throws: SessionFileError.self) { try read(#"{"event":"taped","item":"a"}"#) }
    #expect(try read(#"{"event":"undone"}"#) == 2)
    #expect(throws: SessionFileError.self) { try read(#"{"event":"opened","itms":[]}"#) }
    #expect(throws: SessionFileError.self) { try read(#"{"event":"undone"}"#) }
    #expect(try read(#"{"event":"opened","items":[]}"#) == 1)
  }

  @Test func `is shown without effect on a terminal`() {
    let line = #"{"event":"opened","items":[],"config":{"\#u{202E}\#u{9B}":1}}"#
    let text = Files.fault(line)?.description ?? ""
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E })
  }
}

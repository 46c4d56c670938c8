import Testing

@testable import replay

@Suite struct `Hostile texts in searches, scans and data` {
  private static let bad = #"\u001b[31mred\u0007\u202egnp\u2066\n\r\u0085\u2028end"#
  private static let long = String(repeating: "0123456789", count: 1_000)

  /// Every text that a session may have beside titles, hostile or long.
  private static func session(_ text: String, _ matching: String) -> String {
    let lines = [
      #"{"event":"opened","session":"h","folding":"15.0.0","config":{"mode":"multiple","max":1,"presentation":"modal","anchor":{"titleFormat":"\#(text)"},"search":{"enabled":true,"matching":"\#(matching)"},"scan":{"enabled":true,"action":"select","mode":"oneD","repeatWindowMs":9999}},"sections":[{"id":"s","title":"\#(text)","items":[{"id":"x","title":"X","codes":["\#(text)","2"]},{"id":"y","title":"Y","codes":["2","3"]},{"id":"z","title":"Z"}]}]}"#,
      #"{"event":"viewportChanged","first":1,"capacity":1}"#,
      #"{"event":"scanned","raw":"\#(text)","value":"\#(text)","symbology":"code39"}"#,
      #"{"event":"scanned","raw":"\#(text)?","value":"\#(text)","symbology":"\#(text)"}"#,
      #"{"event":"scanned","value":"2","raw":"\#(text)"}"#,
      #"{"event":"scanFailed","failure":"\#(text)"}"#,
      #"{"event":"searchChanged","text":"\#(text)"}"#,
      #"{"event":"searchResultsArrived","query":"\#(text)!","ids":["\#(text)"]}"#,
      #"{"event":"searchResultsArrived","query":"\#(text)","ids":["\#(text)"]}"#,
      #"{"event":"pageLoaded","query":"\#(text)?","items":[{"id":"\#(text)","title":"\#(text)"}]}"#,
      #"{"event":"scanned","value":"3"}"#,
      #"{"event":"loadFailed","message":"\#(text)"}"#,
      #"{"event":"catalogReloaded","sections":[{"id":"\#(text)","items":[{"id":"y","title":"\#(text)"},{"id":"\#(text)","title":"\#(text)","enabled":false}]}]}"#,
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static let verbs = [
    ["show"], ["state"], ["state", "--at", "9"], ["state", "--at", "12"], ["why", "--", "x"],
    ["why", "--", "y"], ["why", "--", "z"],
  ]

  private func run(_ words: [String], _ shop: Workshop) throws -> ToolRun {
    try shop.run([words[0], "h.picker.ndjson"] + words.dropFirst())
  }

  @Test(arguments: ["builtin", "host"])
  func `cannot act on the terminal`(matching: String) throws {
    let shop = try Workshop()
    try shop.write(Self.session(Self.bad, matching), to: "h.picker.ndjson")
    var all = ""
    for words in Self.verbs {
      let run = try run(words, shop)
      #expect(run.status == 0, "\(run.remarks)")
      all += run.output
      for scalar in run.output.unicodeScalars where scalar != "\n" {
        let isControl = scalar.properties.generalCategory == .control
        let turns = [0x202E, 0x2066, 0x2028].contains(scalar.value)
        #expect(!isControl && !turns, "U+\(String(scalar.value, radix: 16)) in \(words)")
      }
    }
    try Golden.expect(all, "hostile-\(matching).txt")
  }

  @Test(arguments: ["builtin", "host"])
  func `are cut where they are long`(matching: String) throws {
    let shop = try Workshop()
    try shop.write(Self.session(Self.long, matching), to: "h.picker.ndjson")
    for words in Self.verbs {
      let run = try run(words, shop)
      #expect(run.status == 0, "\(run.remarks)")
      for line in run.lines { #expect(line.utf8.count < 400, "\(words): \(line.prefix(80))") }
    }
    // What is printed for programs is whole.
    #expect(try shop.replay("state", "h.picker.ndjson", "--json").output.contains(Self.long))
  }
}

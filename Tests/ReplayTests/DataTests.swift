import PickerEvents
import Testing

@testable import replay

@Suite struct `What the tool tells of searches, scans and data` {
  let shop: Workshop

  init() throws {
    shop = try Workshop()
    try shop.write(Samples.market, to: "market.picker.ndjson")
    try shop.write(Samples.library, to: "library.picker.ndjson")
    try shop.write(Samples.form, to: "form.picker.ndjson")
  }

  @Test func `show and state: what was written into the note, and what became of it`() throws {
    let run = try shop.replay("show", "form.picker.ndjson")
    for words in [
      "went to the note", #"composed "ka" in the note"#, "not settled yet",
      "refused: noteTooLong, the note would be too long", "told the host of the note",
      #"the note is now "fragile", 7 characters"#, "says what is wanting: the note is empty",
      #"host found an error in the note: "no such floor""#,
    ] {
      #expect(run.output.contains(words), "\(words)")
    }
    let state = try shop.replay("state", "form.picker.ndjson", "--at", "6").output
    #expect(state.contains(#""ka", 2 characters; 8 left; an error: "no such floor""#))
    try Golden.expect(state, "state-form.txt")
  }

  @Test(arguments: ["market", "library", "form"])
  func `show, the same of a file and of a log`(name: String) throws {
    let run = try shop.replay("show", "\(name).picker.ndjson")
    #expect(run.status == 0 && run.remarks.isEmpty)
    try Golden.expect(run.output, "show-\(name).txt")
    _ = try shop.replay("import", "log.sqlite", "\(name).picker.ndjson")
    #expect(try shop.replay("show", "log.sqlite").output == run.output)
    #expect(try shop.replay("check", "log.sqlite").status == 0)
  }

  @Test func `show: what a search left, and whether what was typed is applied`() throws {
    let market = try shop.replay("show", "market.picker.ndjson").output
    #expect(market.contains(#"typed "k"                 not applied, it needs 2 characters"#))
    #expect(market.contains(#"typed "le"                3 of 6 rows"#))
    #expect(market.contains("cancelled the search      all 6 rows"))
    let library = try shop.replay("show", "library.picker.ndjson").output
    #expect(library.contains(#"2 of 3 rows until it answers  asked the host for "d""#))
    #expect(library.contains(#"refused: staleAnswer, the present query is "di""#))
  }

  @Test func `show: what a scan found, or why it did not pick`() throws {
    let run = try shop.replay("show", "market.picker.ndjson")
    for words in [
      #"scanned "4006381333931" (ean13), read as "]E04006381333931"  +"Apple""#,
      "repeatedScan, the same value was scanned less than 3000 ms before",
      #"alreadySelected, "Apple" is picked already"#, "ambiguousCode, 2 items have that code",
      #"itemDisabled, "Date" is disabled"#,
      #"symbologyNotAccepted, the mode eanUPC does not take "qr""#,
    ] {
      #expect(run.output.contains(words), "\(words)")
    }
  }

  @Test func `show: what pages and reloads brought, and which picks lost their item`() throws {
    let run = try shop.replay("show", "market.picker.ndjson")
    for words in [
      "2 new, 1 updated  all 8 rows  more to come", #"from "Leek"  +"Leek"  +"Maize""#,
      #"−"Banana" (missing)"#, "0 of 2 rows, before 4",
      #"without an item now: "Cherry", "Oat""#, #"with its item again: "Cherry", "Oat""#,
    ] {
      #expect(run.output.contains(words), "\(words)")
    }
  }

  @Test(arguments: [
    ("market", ["a", "b", "c", "d", "k", "l", "m", "o"]),
    ("library", ["a", "b", "c", "d", "e", "z"]),
  ])
  func `why, the same of a file and of a log`(name: String, items: [String]) throws {
    _ = try shop.replay("import", "log.sqlite", "\(name).picker.ndjson")
    var all = ""
    for item in items {
      for form in [[], ["--json"]] {
        let run = try shop.run(["why", "\(name).picker.ndjson", item] + form)
        #expect(run.status == 0 && run.remarks.isEmpty)
        #expect(try shop.run(["why", "log.sqlite", item] + form).output == run.output)
        all += run.output
      }
    }
    try Golden.expect(all, "why-\(name).txt")
  }

  @Test func `why: by the title that an item had when it came with a page`() throws {
    let run = try shop.replay("why", "library.picker.ndjson", "Edda")
    #expect(
      run.output.hasPrefix("\"Edda\" (id \"e\")\n  came into the catalog at 11 with a page\n"))
    // It came with a page that was refused.
    #expect(try shop.replay("why", "library.picker.ndjson", "Xenia").status == 66)
    let index = """
      {"event":"opened","session":"i","config":{"mode":"multiple","identity":"index"},"items":["a"]}
      {"event":"pageLoaded","items":["b","c"]}

      """
    try shop.write(index, to: "index.picker.ndjson")
    #expect(try shop.replay("why", "index.picker.ndjson", "c").output.hasPrefix(#""c" (id "2")"#))
    let twins =
      Samples.opened("s") + "\n"
      + #"{"event":"pageLoaded","items":[{"id":"x","title":"T"},{"id":"y","title":"T"}]}"#
    try shop.write(twins, to: "twins.picker.ndjson")
    let several = try shop.replay("why", "twins.picker.ndjson", "T")
    #expect(several.status == 66)
    #expect(several.remarks.contains(#"2 items have the title "T": "x", "y"; give the id"#))
  }

  @Test(arguments: [("market", [4, 13, 23, 34, 37, 40]), ("library", [1, 3, 9, 13, 18, 20])])
  func `state, the same of a file and of a log`(name: String, events: [Int]) throws {
    _ = try shop.replay("import", "log.sqlite", "\(name).picker.ndjson")
    var all = ""
    for event in events {
      for form in [[], ["--json"]] {
        let words = ["--at", String(event)] + form
        let run = try shop.run(["state", "\(name).picker.ndjson"] + words)
        #expect(run.status == 0)
        #expect(try shop.run(["state", "log.sqlite"] + words).output == run.output)
        all += run.output
      }
    }
    try Golden.expect(all, "state-\(name).txt")
  }

  @Test func `state: deep in a long session, the same of a file and of a log`() throws {
    var lines = [
      #"{"event":"opened","session":"long","config":{"mode":"multiple","max":3,"search":{"enabled":true},"scan":{"enabled":true,"action":"select","repeatWindowMs":90000}},"items":["a","b","c","d","e"]}"#
    ]
    for number in 0..<700 {
      let item = ["a", "b", "c", "d", "e"][number % 5]
      switch number % 7 {
      case 2: lines.append(#"{"event":"searchChanged","text":"\#(item)"}"#)
      case 4: lines.append(#"{"event":"scanned","value":"\#(item)"}"#)
      case 5: lines.append(#"{"event":"viewportChanged","first":\#(number),"capacity":2}"#)
      case 6:
        lines.append(#"{"event":"pageLoaded","items":[{"id":"p\#(number)","title":"\#(item)"}]}"#)
      default: lines.append(Samples.tapped(item))
      }
      lines.append(number % 31 == 30 ? #"{"event":"searchCancelled"}"# : #"{"event":"undone"}"#)
    }
    try shop.write(lines.joined(separator: "\n"), to: "long.picker.ndjson")
    _ = try shop.replay("import", "log.sqlite", "long.picker.ndjson")
    for event in [1_024, 1_025, 1_030, 1_200, 1_401] {
      for form in [[], ["--json"]] {
        let words = ["--at", String(event)] + form
        let run = try shop.run(["state", "long.picker.ndjson"] + words)
        #expect(run.status == 0)
        #expect(try shop.run(["state", "log.sqlite"] + words).output == run.output)
      }
    }
  }

  @Test func `the keys of the state stand in their order`() throws {
    let run = try shop.replay("state", "market.picker.ndjson", "--at", "4", "--json")
    var place = run.output.startIndex
    let keys = ["seq", "event", "ts"] + ReadOut.allCases.map(\.name) + ["receipt"]
    for key in keys + StateJSON.furtherKeys {
      let rest = run.output[place...]
      place = try #require(rest.firstRange(of: "\"\(key)\":"), "\(key)").upperBound
    }
  }
}

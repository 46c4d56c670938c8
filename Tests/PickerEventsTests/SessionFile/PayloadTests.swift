import PickerEvents
import Testing

/// A payload is read in one walk where it is as this program writes it, and strictly where not.
///
/// A space before it takes the second way, so that both can be compared.
@Suite struct `A payload of rows` {
  @Test func `is the same whichever way it is read`() throws {
    let seed = UInt64.random(in: 0..<(1 << 32))
    for round in 0..<200 {
      for payload in Self.payloads(seed + UInt64(round)) {
        let quick = try #require(Self.read(payload).event, "seed \(seed), round \(round)")
        #expect(quick == Self.read([0x20] + payload).event, "seed \(seed), round \(round)")
        #expect(EventColumns(quick).payload == payload, "seed \(seed), round \(round)")
      }
    }
  }

  @Test func `is refused with the same words wherever it is cut off`() {
    for seed in 0..<6 as Range<UInt64> {
      for payload in Self.payloads(seed) {
        for length in 0..<payload.count {
          let cut = Array(payload[..<length])
          #expect(Self.read(cut).event == nil, "seed \(seed), \(length) bytes")
          Self.compare(cut, "seed \(seed), \(length) bytes")
        }
      }
    }
  }

  @Test func `comes to the same whatever befalls it`() {
    let seed = UInt64.random(in: 0..<(1 << 32))
    var random = SeededGenerator(seed: seed)
    let signs = Array("{}[]\",:\\ule0t \u{0}\u{1F}é".utf8)
    for round in 0..<100 {
      for payload in Self.payloads(seed + UInt64(round)) {
        for _ in 0..<8 {
          var bytes = payload
          let place = Int.random(in: 0..<bytes.count, using: &random)
          let sign = signs[Int.random(in: 0..<signs.count, using: &random)]
          switch Int.random(in: 0..<4, using: &random) {
          case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
          case 1: bytes[place] = sign
          case 2: bytes.insert(sign, at: place)
          default: bytes.remove(at: place)
          }
          Self.compare(bytes, "seed \(seed), round \(round), \(bytes)")
        }
      }
    }
  }

  /// Texts are looked at eight bytes at a time: each letter that matters, at each place of them.
  @Test(
    arguments: [
      [0x00], [0x1F], [0x20], [0x21], [0x22], [0x23], [0x5B], [0x5D], [0x7F], [0x80], [0xFF],
      [0xC3, 0xA9], [0xE2, 0x82, 0xAC], [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x98, 0x80], [0xC0, 0x80],
      Array(#"\n"#.utf8), Array(#"\u00E9"#.utf8), Array(#"\uD83D\uDE00"#.utf8),
      Array(#"\uD83D"#.utf8), Array(#"\x"#.utf8), [0x5C],
    ] as [[UInt8]])
  func `is the same with any letter anywhere in a text`(letter: [UInt8]) {
    for length in 0..<20 {
      for place in 0...length {
        let head = [UInt8](repeating: 0x61, count: place)
        let text = head + letter + [UInt8](repeating: 0x7A, count: length - place)
        for (before, after) in [(#"{"items":[""#, #""]}"#), (#"{"items":[{"title":""#, #""}]}"#)] {
          Self.compare(
            Array(before.utf8) + text + Array(after.utf8), "\(letter) at \(place) of \(length)")
        }
      }
    }
  }

  @Test(
    arguments: [
      #"{"items":[]}"#, #"{"items":[],"items":[]}"#, #"{"items":[]}x"#, #"{"items":[]} "#,
      #"{"items":[],"sections":[]}"#, #"{"ids":[]}"#, #"{"ids":["a"]}"#, #"{"items":["a",]}"#,
      #"{"items":[,"a"]}"#, #"{"items":[{}]}"#, #"{"items":[{"id":"a"}]}"#,
      #"{"items":[{"id":null,"title":"a"}]}"#, #"{"items":[{"title":"a","id":"b"}]}"#,
      #"{"items":[{"title":"a","title":"b"}]}"#, #"{"items":[{"id":"a","title":"b",}]}"#,
      #"{"items":[{"id":"a","title":"b","detail":}]}"#, #"{"items":[{,"title":"b"}]}"#,
      #"{"items":[{"title":"b","codes":[],"enabled":true}]}"#, #"{"items":[{"title":"b""#,
      #"{"items":[{"title":"b","enabled":false,}]}"#, #"{"items":[{"title":"b","codes":["c",]}]}"#,
      #"{"items":[{"title":"b","enabled":false,"codes":[]}]}"#, #"{"items":[{"title":"b","x":1}]}"#,
      #"{"items":[{"title":"b","enabled":falsey}]}"#, #"{"items":[{"title":"b","codes":["#,
      #"{"items":[{"\u0069d":"a","title":"b"}]}"#, #"{"items":[{"id":"a","title":"b"},{"title"}]}"#,
      #"{"items":[{"title":"b","icon":"i","detail":"d"}]}"#, #"{"items":[{"title" :"b"}]}"#,
      #"{"items":[{"title":"b","detail":"d","icon":"i","codes":["c","d"],"enabled":false}]}"#,
      #"{"sections":[{"id":"s","items":[]}]}"#,
      #"{"sections":[{"title":"t","id":"s","items":[]}]}"#,
      #"{"sections":[{"id":"s","title":null,"items":[]}]}"#, #"{"sections":[{"id":"s"}]}"#,
      #"{"sections":[{"id":"s","title":"t","items":["a"]},]}"#, #"{"sections":[{}]}"#, "", "{",
      #"{"sections":[{"id":"s","items":[],"title":"t"}]}"#, #"{"items":null}"#,
    ])
  func `is the same in whatever form`(payload: String) {
    Self.compare(Array(payload.utf8), payload)
  }

  @Test func `may be large`() throws {
    let text = ExactText(
      String(repeating: "a long text, é, \u{1F600} and \"quotes\"; ", count: 30_000))
    let items = [Item(id: "a", title: text), Item(id: ItemID(text), title: "b", detail: text)]
    let event = PickerEvent.pageLoaded(Page(rows: .items(items)))
    #expect(try EventColumns(event).event() == event)
  }

  /// Payloads of all kinds of rows.
  private static func payloads(_ seed: UInt64) -> [[UInt8]] {
    var maker = EventMaker(seed: seed)
    let rows: [SearchAnswer.Rows] = [
      .catalog(.items(maker.items())), .catalog(.sections(maker.sections())), .ids(maker.ids()),
    ]
    return rows.compactMap {
      EventColumns(.searchResultsArrived(SearchAnswer(query: "", rows: $0))).payload
    }
  }

  private static func read(_ payload: [UInt8]) -> (event: PickerEvent?, fault: SessionFileError?) {
    do throws(SessionFileError) {
      let columns = EventColumns(kind: .searchResultsArrived, text: "", payload: payload)
      return (try columns.event(), nil)
    } catch {
      return (nil, error)
    }
  }

  private static func compare(_ payload: [UInt8], _ remark: String) {
    let (quick, strict) = (read(payload), read([0x20] + payload))
    #expect(quick.event == strict.event, "\(remark)")
    #expect(quick.fault?.code == strict.fault?.code, "\(remark)")
    #expect(quick.fault?.key == strict.fault?.key, "\(remark)")
    #expect(quick.fault.map { $0.column + 1 } == strict.fault?.column, "\(remark)")
    #expect(quick.fault?.found == strict.fault?.found, "\(remark)")
    #expect(quick.fault?.expected == strict.fault?.expected, "\(remark)")
    #expect(quick.fault?.remedy == strict.fault?.remedy, "\(remark)")
  }
}

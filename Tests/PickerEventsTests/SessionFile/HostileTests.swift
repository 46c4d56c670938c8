import PickerEvents
import Testing

@Suite struct `A hostile line` {
  private static let opening = #"{"event":"opened","items":[]}"#

  private func fault(_ line: [UInt8]) -> SessionFileError? {
    var reader = SessionFileReader(name: "test")
    do {
      _ = try reader.read(line: Array(Self.opening.utf8))
      _ = try reader.read(line: line)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      (#"{"event":"undone"} {}"#, .syntax, 20), (#"{"event":"undone"}x"#, .syntax, 19),
      (#"{"event":"undone",}"#, .syntax, 19), (#"{,"event":"undone"}"#, .syntax, 2),
      (#"{"event" "undone"}"#, .syntax, 10), (#"{"event":}"#, .syntax, 10),
      (#"{event:"undone"}"#, .syntax, 2), (#"{'event':'undone'}"#, .syntax, 2),
      (#"{"event":undone}"#, .syntax, 10), (#"{"event":"undone"]"#, .syntax, 18),
      (#"{"event":"undone" // remark"#, .syntax, 19), (" # no remark", .syntax, 2),
      ("[]", .wrongType, 1), ("null", .wrongType, 1), ("\"opened\"", .wrongType, 1),
      ("undone", .syntax, 1), ("{", .syntax, 2), ("}", .syntax, 1), (":", .syntax, 1),
      ("\u{FEFF}{\"event\":\"undone\"}", .syntax, 1), ("\u{A0}", .syntax, 1),
      ("{\"event\":\"noteSet\",\"text\":\"a\tb\"}", .syntax, 29),
      ("{\"event\":\"noteSet\",\"text\":\"a\0b\"}", .syntax, 29),
      ("{\0}", .syntax, 2), (#"{"event":"noteSet","text":"\x"}"#, .syntax, 28),
      (#"{"event":"noteSet","text":"\u12G4"}"#, .syntax, 28),
      (#"{"event":"noteSet","text":"\uD800"}"#, .encoding, 28),
      (#"{"event":"noteSet","text":"\uD800\n"}"#, .encoding, 28),
      (#"{"event":"noteSet","text":"\uDC00"}"#, .encoding, 28),
      (#"{"event":"noteSet","text":"\uD800\uD800"}"#, .encoding, 28),
      (#"{"event":"noteSet","text":"\uD83D\u0041"}"#, .encoding, 28),
      (#"{"event":"viewportChanged","first":1.0,"capacity":1}"#, .number, 36),
      (#"{"event":"viewportChanged","first":1e3,"capacity":1}"#, .number, 36),
      (#"{"event":"viewportChanged","first":-0,"capacity":1}"#, .number, 36),
      (#"{"event":"viewportChanged","first":007,"capacity":1}"#, .number, 36),
      (#"{"event":"viewportChanged","first":-,"capacity":1}"#, .number, 36),
      (#"{"event":"viewportChanged","first":+1,"capacity":1}"#, .syntax, 36),
      (#"{"event":"viewportChanged","first":.5,"capacity":1}"#, .syntax, 36),
      (#"{"event":"viewportChanged","first":NaN,"capacity":1}"#, .syntax, 36),
      (#"{"event":"viewportChanged","first":0x10,"capacity":1}"#, .syntax, 37),
      (#"{"event":"viewportChanged","first":9223372036854775808,"capacity":1}"#, .number, 36),
      (#"{"event":"viewportChanged","first":-9223372036854775809,"capacity":1}"#, .number, 36),
      (#"{"event":"viewportChanged","first":"9223372036854775808","capacity":1}"#, .wrongType, 36),
      (#"{"event":"viewportChanged","first":" 9007199254740993","capacity":1}"#, .wrongType, 36),
      (#"{"event":"undone","seq":tru}"#, .syntax, 25),
      (#"{"event":"undone","seq":nullx}"#, .syntax, 29),
    ] as [(String, SessionFileError.Code, Int)])
  func `is refused`(line: String, code: SessionFileError.Code, column: Int) {
    let error = fault(Array(line.utf8))
    #expect(error?.code == code, "\(String(describing: error))")
    #expect(error?.column == column, "\(String(describing: error))")
    #expect(error?.line == 2)
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x80, 0x80],
      [0xE0, 0x9F, 0xBF], [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
      [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98],
      [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    ] as [[UInt8]])
  func `is refused where it is not UTF-8`(bytes: [UInt8]) {
    let head = Array(#"{"event":"noteSet","text":"é"#.utf8)
    for tail in ["\"}", "", "xxxx\"}"] {
      let error = fault(head + bytes + Array(tail.utf8))
      #expect(error?.code == .encoding, "\(String(describing: error))")
      #expect(error?.column == 29)
      #expect(error?.key == "text")
    }
  }

  @Test func `is refused where it is nested too deeply, whatever its depth`() {
    for depth in [62, 63, 64, 100, 200_000] {
      let text = #"{"event":"undone","x":"# + String(repeating: "[", count: depth)
      let closed = text + String(repeating: "]", count: depth) + "}"
      #expect(fault(Array(closed.utf8))?.code == (depth < 64 ? .unknownKey : .depth))
      #expect(fault(Array(text.utf8))?.code == (depth < 64 ? .syntax : .depth))
    }
  }

  @Test func `is refused in linear time where it has very many keys`() {
    let keys = (0..<50_000).map { "\"k\($0)\":1" }.joined(separator: ",")
    #expect(fault(Array("{\(keys),\"k7\":1}".utf8))?.code == .duplicateKey)
    #expect(fault(Array("{\(keys)}".utf8))?.code == .missingKey)
  }

  /// Half an object is a fault at its end, wherever the cut is.
  @Test func `is refused wherever it is cut off`() {
    for seed in 0..<12 {
      var maker = EventMaker(seed: UInt64(seed))
      let session = maker.session(3)
      let lines = Files.write(session, id: "s", nil).split(separator: 0x0A).map { Array($0) }
      var reader = SessionFileReader(name: "test")
      for line in lines {
        for length in 1..<line.count {
          var copy = reader
          #expect(throws: SessionFileError.self, "seed \(seed), \(length) bytes") {
            try copy.read(line: Array(line[..<length]))
          }
        }
        #expect(throws: Never.self) { try reader.read(line: line) }
      }
    }
  }

  /// Whatever the bytes, the reader gives an event or a fault, and what it gives can be written.
  @Test func `never breaks the reader`() {
    let seed = UInt64.random(in: 0..<(1 << 32))
    var random = SeededGenerator(seed: seed)
    var parsed = 0
    for round in 0..<400 {
      var maker = EventMaker(seed: seed + UInt64(round))
      let lines = Files.write(maker.session(2), id: "s", nil).split(separator: 0x0A)
      for line in lines {
        for _ in 0..<10 {
          var bytes = Array(line)
          Self.mutate(&bytes, &random)
          if let text = Self.described(bytes) {
            #expect(!text.isEmpty)
          } else {
            parsed += 1
          }
        }
      }
    }
    #expect(parsed > 0, "seed \(seed)")
  }

  private static func described(_ bytes: [UInt8]) -> String? {
    var reader = SessionFileReader(name: "test")
    _ = try? reader.read(line: Array(opening.utf8))
    do {
      if case .event(let line) = try reader.read(line: bytes) {
        _ = SessionFileWriter.canonicalBytes(of: line.event)
        _ = EventColumns(line.event)
      }
      return nil
    } catch {
      return error.description
    }
  }

  private static func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let signs = Array("{}[]\",:\\u0e.-#".utf8)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
      case 2: bytes[place] = signs[Int.random(in: 0..<signs.count, using: &random)]
      case 3: bytes.insert(signs[Int.random(in: 0..<signs.count, using: &random)], at: place)
      default: if bytes.count > 1 { bytes.remove(at: place) }
      }
    }
  }
}

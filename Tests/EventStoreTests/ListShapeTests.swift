import Testing

@testable import EventStore

@Suite struct `The shape of a list` {
  /// How many elements the reader finds that makes something of them.
  private static func read(_ json: [UInt8], as shape: ListShape) -> Int? {
    var reader = JSONListReader(json, column: "added")
    return switch shape {
    case .texts: try? reader.texts().count
    case .titledItems: try? reader.titledItems().count
    case .evictions: try? reader.evictions().count
    }
  }

  private static let shapes: [ListShape] = [.texts, .titledItems, .evictions]

  @Test(
    arguments: [
      (#"["a"]"#, ListShape.texts, 1), (#"["a","b"]"#, .texts, 2), (#"[""]"#, .texts, 1),
      (#"["a,b","[","]","\"","\\"]"#, .texts, 5), (#"["\n\r\t\u0000\u001f"]"#, .texts, 1),
      (#"[["a","total"],["b,","section"]]"#, .evictions, 2),
      (#"[["a"],["b","c"],["d"]]"#, .titledItems, 3),
    ])
  func `tells how many elements there are`(json: String, shape: ListShape, count: Int) {
    #expect(shape.count(Array(json.utf8)[...]) == count)
    #expect(Self.read(Array(json.utf8), as: shape) == count)
  }

  @Test(
    arguments: [
      "", "[", "]", "[]", "[\"", "[\"a", "[\"a\"", "[\"a\",]", "[,]", "[\"a\"]]", "[\"a\"] ",
      "[ \"a\"]", "[1]", "null", "[\"a\"\"b\"]", "[\"\\", "[\"\\u\"]", "[\"\\u0020\"]",
      "[\"\\u000G\"]", "[\"\\u000A\"]", "[\"\\u00", "[\"\\/\"]", "[\"\n\"]", "[[]]", "[[\"a\"]",
      "[[\"a\",]]", "[[\"a\",\"b\",\"c\"]]", "[[\"a\",\"total\",\"b\"]]",
      "[[\"a\" \"total\"]]", "[garbage",
    ])
  func `is none where it is broken`(json: String) {
    for shape in Self.shapes {
      #expect(shape.count(Array(json.utf8)[...]) == nil, "\(shape)")
      #expect(Self.read(Array(json.utf8), as: shape) == nil, "\(shape)")
    }
  }

  @Test(arguments: ["total\"", "totals", "tota", "", "Section", "\\u0074otal"])
  func `of evictions has limits that there are`(limit: String) {
    let json = Array(#"[["a","\#(limit)"]]"#.utf8)
    #expect(ListShape.evictions.count(json[...]) == nil)
    #expect(Self.read(json, as: .evictions) == nil)
  }

  @Test func `is what the reader says of any bytes`() {
    // Each list with each of its bytes gone, doubled, or another.
    let bytes = Array("[]\",\\nu01f\n a".utf8)
    let lists = [
      #"["a","\"\\\n\u001f","é"]"#, #"[["a"],["b","c\t"]]"#, #"[["a","total"],["b","section"]]"#,
    ]
    var (taken, refused) = (0, 0)
    for list in lists.map({ Array($0.utf8) }) {
      for place in list.indices {
        for replacement in [[], [list[place], list[place]]] + bytes.map({ [$0] }) {
          var json = list
          json.replaceSubrange(place...place, with: replacement)
          // A column that is not UTF-8 is refused before.
          guard String(validating: json, as: UTF8.self) != nil else { continue }
          for shape in Self.shapes {
            let count = shape.count(([0] + json)[1...])
            #expect(count == Self.read(json, as: shape), "\(json) \(shape)")
            if count == nil { refused += 1 } else { taken += 1 }
          }
        }
      }
    }
    #expect(taken > 300 && refused > 300)
  }
}

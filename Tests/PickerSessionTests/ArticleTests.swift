import Foundation
import PickerSession
import Testing

@Suite struct `The article on embedding` {
  /// The code blocks that are marked as quotes, with the files that they quote.
  private static func quotes(in article: String) -> [(file: String, code: String)] {
    var quotes: [(file: String, code: String)] = []
    for part in article.components(separatedBy: "<!-- file: ").dropFirst() {
      let pieces = part.components(separatedBy: " -->\n```swift\n")
      guard pieces.count == 2, let end = pieces[1].range(of: "\n```") else { continue }
      quotes.append((pieces[0], String(pieces[1][..<end.lowerBound]) + "\n"))
    }
    return quotes
  }

  @Test func `quotes the files that are built, to the letter`() throws {
    let quotes = Self.quotes(in: try Files.text("Documentation/Embedding.md"))
    // The two hosts cannot be built on Linux, but the compiler reads them there, too.
    #expect(
      quotes.map(\.file) == [
        "Snippets/EmbedAPicker.swift", "Snippets/ChooseAValue.swift",
        "Snippets/SearchAPicker.swift",
        "Snippets/WriteANote.swift", "Snippets/ObserveASession.swift", "Snippets/LookBack.swift",
        "Snippets/SwiftUIHost.swift", "Snippets/UIKitHost.swift",
      ])
    for quote in quotes {
      let file = try Files.text(quote.file)
      #expect(quote.code == file, "\(quote.file) has changed; quote it anew")
    }
  }

  @Test func `adds the package as it is`() throws {
    let article = try Files.text("Documentation/Embedding.md")
    let manifest = try Files.text("Package.swift")
    for line in ["// swift-tools-version: 6.3\n", "platforms: [.macOS(.v15), .iOS(.v18)],\n"] {
      #expect(article.contains(line) && manifest.contains(line), "\(line)")
    }
    #expect(manifest.contains(#".library(name: "PickerSession", "#))
  }

  @Test func `shows how to look back with a program that runs`() throws {
    let run = try Program.run("LookBack")
    #expect(run.status == 0)
    #expect(
      run.output == """
        Apple, picked at event 2, made room for Cheese
        Bread, picked at event 3, was committed
        Cheese, picked at event 4, was committed
        1 opened []
        2 tapped [Apple]
        3 tapped [Apple, Bread]
        4 tapped [Bread, Cheese]
        5 doneTapped [Bread, Cheese]
        at event 2 picked: [Apple]

        """)
  }

  @Test func `shows how to observe with a program that runs`() throws {
    let run = try Program.run("ObserveASession")
    #expect(run.status == 0)
    #expect(run.output == "0 picked\n2 picked [Wine, Cheese]\n")
  }

  @Test func `shows how to choose among values with a program that runs`() throws {
    let run = try Program.run("ChooseAValue")
    #expect(run.status == 0)
    #expect(
      run.output == """
        first row: 2018/2019
        shows 2024/2025
        current: 2024 picked: true
        selected: [36, 8]
        selected: ["36", "8 pt"]
        committed: [36, 8]
        ended: done

        """)
  }

  @Test func `shows how to write a note with a program that runs`() throws {
    let run = try Program.run("WriteANote")
    #expect(run.status == 0)
    let said = run.output.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(
      said == [
        "-/12 For the kitchen", "7/12 For the kitchen", "7/12 For the kitchen",
        "9/12 For the kitchen", "refused: noteTooLong", "[noteChanged]", "no salt、に [Soup]",
      ])
  }

  @Test func `shows how to search with a program that runs`() throws {
    let run = try Program.run("SearchAPicker")
    #expect(run.status == 0)
    #expect(
      run.output == """
        Apple, Bread
        Apple, Bread, Cheese, Pear
        Pear, Peach
        refused: staleAnswer
        results: 2
        picked: [1]
        Apple, Bread, Cheese, Pear, Peach

        """)
  }

  @Test func `says what to do with every effect`() throws {
    let article = try Files.text("Documentation/Embedding.md")
    let effects: [Effect] = [
      .valueChosen("a"), .noteChanged("a"), .searchRequested("a"), .scrollToTop, .pageRequested,
      .cancelled,
      .dismissed,
    ]
    for name in effects.map(\.name.string) + ["selectionChanged", "committed"] {
      #expect(article.contains("\n| `\(name)` |"), "\(name) is not in the table of effects")
    }
  }

  @Test func `names every kind of error`() throws {
    let article = try Files.text("Documentation/Embedding.md")
    for code in Codes.all {
      #expect(article.contains("`\(code)`"), "\(code) is not in the table of errors")
    }
  }
}

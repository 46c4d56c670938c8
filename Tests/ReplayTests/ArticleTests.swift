import Foundation
import Testing

/// The articles of the libraries' documentation.
///
/// In them a comment stands over each block of code that says what it is: `quote: FILE` is a piece
/// of a file that is built, `save: FILE` a file to run commands on, `run` are such commands,
/// `output` is what they print. A piece of a quoted file may be moved to the left as a whole.
@Suite struct `The articles` {
  struct Article: CustomTestStringConvertible {
    let name: String
    let text: String
    var testDescription: String { name }
  }

  struct Block {
    let mark: String
    let language: String
    let code: String
  }

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// All pages of all catalogs.
  private static let articles: [Article] = {
    var articles: [Article] = []
    let sources = root.appending(path: "Sources")
    let names = FileManager.default.enumerator(atPath: sources.path)
    while let name = names?.nextObject() as? String {
      guard name.contains(".docc/"), name.hasSuffix(".md"),
        let text = try? String(contentsOf: sources.appending(path: name), encoding: .utf8)
      else { continue }
      articles.append(Article(name: name, text: text))
    }
    return articles.sorted { $0.name < $1.name }
  }()

  private static func blocks(of text: String) -> [Block] {
    var blocks: [Block] = []
    var mark = ""
    var open: (language: Substring, lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let (language, lines) = open {
        if line == "```" {
          let code = lines.map { $0 + "\n" }.joined()
          blocks.append(Block(mark: mark, language: String(language), code: code))
          (mark, open) = ("", nil)
        } else {
          open = (language, lines + [line])
        }
      } else if line.hasPrefix("```") {
        open = (line.dropFirst(3), [])
      } else if line.hasPrefix("<!-- "), line.hasSuffix(" -->") {
        mark = String(line.dropFirst(5).dropLast(4))
      }
    }
    return blocks
  }

  @Test func `are there`() {
    let names = Self.articles.map { URL(filePath: $0.name).lastPathComponent }
    for name in [
      "RecordYourPicker.md", "EventsOutcomesEffects.md", "LimitsAndEviction.md",
      "WhatMakesAReplayExact.md",
    ] {
      #expect(names.contains(name))
    }
  }

  @Test(arguments: articles)
  func `quote code that is built, to the letter`(article: Article) throws {
    for block in Self.blocks(of: article.text) where block.language == "swift" {
      guard block.mark.hasPrefix("quote: ") else {
        Issue.record("Swift code without a file that it is quoted from:\n\(block.code)")
        continue
      }
      let file = String(block.mark.dropFirst(7))
      let text = try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
      let found = stride(from: 0, through: 8, by: 2).contains { columns in
        let lines = block.code.split(separator: "\n", omittingEmptySubsequences: false)
        let moved = lines.map { $0.isEmpty ? "" : String(repeating: " ", count: columns) + $0 }
        return ("\n" + text).contains("\n" + moved.joined(separator: "\n"))
      }
      #expect(found, "\(file) has no such lines; quote them anew:\n\(block.code)")
    }
  }

  @Test(arguments: articles)
  func `show what their commands print`(article: Article) throws {
    let shop = try Workshop()
    var printed: String?
    for block in Self.blocks(of: article.text) {
      if block.mark.hasPrefix("save: ") {
        try shop.write(block.code, to: String(block.mark.dropFirst(6)))
      } else if block.mark == "run" {
        #expect(printed == nil, "commands whose output is not shown")
        printed = try run(block.code, in: shop)
      } else if block.mark == "output" {
        #expect(printed == block.code)
        printed = nil
      }
    }
    #expect(printed == nil, "commands whose output is not shown")
  }

  /// Runs commands as somebody would at a checkout; what is told on either stream comes in order.
  private func run(_ commands: String, in shop: Workshop) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "exec 2>&1\n" + commands.replacing("swift run ", with: "")]
    process.currentDirectoryURL = shop.folder
    let programs = ToolRun.executable.deletingLastPathComponent().path
    process.environment = [
      "PATH": "\(programs):/usr/bin:/bin", "ASAN_OPTIONS": "detect_leaks=0",
    ]
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

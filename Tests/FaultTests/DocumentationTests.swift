import FaultSupport
import Testing

@Suite struct `What Durability.md promises` {
  /// The folder of the package.
  private static let root: String = {
    let here = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return here.dropLast(3).joined(separator: "/")
  }()

  private static func text(_ path: String) throws -> String {
    let bytes = try #require(LogFolder.bytes(of: "\(root)/\(path)"), "\(path) cannot be read")
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The names of the tests that a part of the page names.
  private static func names(in part: Substring) -> [String] {
    guard let start = part.firstRange(of: "Tests: `") else { return [] }
    let quoted = part[start.lowerBound...].split(separator: "`", omittingEmptySubsequences: false)
    return quoted.indices.filter { !$0.isMultiple(of: 2) }.map { String(quoted[$0]) }
  }

  @Test func `is held up by tests, each of which exists`() throws {
    let page = try Self.text("Documentation/Durability.md")
    let start = try #require(page.firstRange(of: "## Appends")).lowerBound
    let end = try #require(page.firstRange(of: "## Not promised")).lowerBound
    let promises = page[start..<end].split(separator: "\n- ").dropFirst()
    let sources = try Self.sources()
    var count = 0
    for promise in promises {
      let names = Self.names(in: promise[...])
      #expect(!names.isEmpty, "no test stands under: \(promise)")
      for name in names {
        count += 1
        let exists = sources.contains("func `\(name)`(")
        #expect(exists, "there is no test \(name)")
      }
    }
    #expect(count > 20)
  }

  /// All tests of the log.
  private static func sources() throws -> String {
    var sources = ""
    for folder in ["EventStoreTests", "FaultTests", "RecordingTests", "PickerSessionTests"] {
      for name in LogFolder.names(in: "\(root)/Tests/\(folder)") where name.hasSuffix(".swift") {
        sources += try text("Tests/\(folder)/\(name)")
      }
    }
    return sources
  }
}

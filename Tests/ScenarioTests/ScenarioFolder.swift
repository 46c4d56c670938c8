import Foundation
import PickerEvents

/// The scenario files, and the list of sessions that wait for a later feature.
enum ScenarioFolder {
  static let url = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Scenarios")

  /// The names of all scenario files, sorted.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(".picker.ndjson") }.sorted()
  }

  /// The lines of a file, without their line feeds.
  static func lines(of name: String) throws -> [[UInt8]] {
    let bytes = [UInt8](try Data(contentsOf: url.appending(path: name)))
    return bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
  }

  /// The sessions that wait, each with the features that it waits for.
  static func waiting() throws -> [SessionID: String] {
    let list = try String(contentsOf: url.appending(path: "Waiting.txt"), encoding: .utf8)
    var waiting: [SessionID: String] = [:]
    for line in list.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ", omittingEmptySubsequences: true)
      if words.count == 3 { waiting[SessionID(String(words[1]))] = String(words[2]) }
    }
    return waiting
  }
}

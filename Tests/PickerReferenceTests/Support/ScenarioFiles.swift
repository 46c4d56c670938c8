import Foundation
import PickerEvents

/// The scenario files: sessions with claims.
enum ScenarioFiles {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Scenarios")

  /// The names of all of them, sorted.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".picker.ndjson") }.sorted()
  }

  /// What a file says, line by line.
  static func lines(of name: String) throws -> [SessionFileLine] {
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
    var reader = SessionFileReader(name: name)
    var lines: [SessionFileLine] = []
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      lines.append(try reader.read(line: Array(line)))
    }
    return lines
  }
}

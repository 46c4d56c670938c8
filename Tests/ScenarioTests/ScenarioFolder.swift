import Foundation
import PickerEvents

/// The scenario files.
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
}

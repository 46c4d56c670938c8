import Foundation
import Testing

/// Texts that are kept in files; `RECORD_GOLDEN=1` writes them anew, and then the run fails.
enum Golden {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Golden")

  static func expect(
    _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
  ) throws {
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
      try Data(text.utf8).write(to: file)
      Issue.record("\(name) was recorded; look at it, then run without RECORD_GOLDEN")
      return
    }
    let kept = String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
    guard Array(kept.utf8) != Array(text.utf8) else { return }
    let old = kept.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line =
      zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    Issue.record(
      """
      \(name) differs from line \(line + 1) on (RECORD_GOLDEN=1 writes it anew):
      kept:  \(line < old.count ? old[line] : "nothing")
      found: \(line < new.count ? new[line] : "nothing")
      """, sourceLocation: sourceLocation)
  }
}

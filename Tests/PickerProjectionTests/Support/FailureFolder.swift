import Foundation
import PickerEvents
import PickerReference
import Testing

/// Where sessions that fail are left, as small as they get.
enum FailureFolder {
  /// `PICKER_FAILURES`, else a folder of the temporary ones.
  static let url =
    ProcessInfo.processInfo.environment["PICKER_FAILURES"].map { URL(filePath: $0) }
    ?? FileManager.default.temporaryDirectory.appending(path: "picker-failures")

  /// Makes a session that fails small, writes it as a scenario file, and records the issue.
  static func report(
    _ session: RandomSession, _ failed: FailedSession,
    judge: @escaping (PlayableSession) -> FailedSession?,
  ) throws {
    let name = "seed-\(session.seed)-\(session.features.rawValue)"
    let file = try write(PlayableSession(session), name, "made from \(session)", judge: judge)
    Issue.record(
      """
      \(failed.kind): \(failed.words) after event \(failed.sequence); the smallest session that \
      fails so is in \(file?.path ?? "no file: it does not fail again"), made from \(session)
      """)
  }

  /// Makes a session small and writes it.
  ///
  /// - Returns: The file; nil where the session does not fail.
  static func write(
    _ session: PlayableSession, _ name: String, _ remark: String, in folder: URL = url,
    judge: @escaping (PlayableSession) -> FailedSession?,
  ) throws -> URL? {
    guard let minimizer = SessionMinimizer(session, judge: judge) else { return nil }
    let failure = minimizer.failure
    let bytes = ScenarioText.bytes(
      of: minimizer.session,
      remarks: [
        "\(failure.kind)", "\(failure.words) after event \(failure.sequence)", remark,
        "The claims are what the reference model says.",
      ], text: .shipped)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "\(name).picker.ndjson")
    try Data(bytes).write(to: file)
    return file
  }
}

import Foundation
import Testing

/// A folder of its own, in which the tool is run; it goes away with the test.
final class Workshop {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "replay-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func url(_ name: String) -> URL { folder.appending(path: name) }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url(name))
  }

  func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url(name))) }

  /// All files with their bytes, to see that nothing changed.
  func contents() throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where !name.hasPrefix(".out") && !name.hasPrefix(".err") {
      contents[name] = (try? Data(contentsOf: url(name))) ?? Data("folder".utf8)
    }
    return contents
  }

  /// Runs the tool in the folder, without a terminal.
  func replay(
    _ words: String..., input: String? = nil, environment: [String: String] = [:],
  ) throws -> ToolRun {
    try run(words, input: input, environment: environment)
  }

  func run(
    _ words: [String], input: String? = nil, environment: [String: String] = [:],
  ) throws -> ToolRun {
    let name = UUID().uuidString
    let process = Process()
    process.executableURL = ToolRun.executable
    process.arguments = words
    process.currentDirectoryURL = folder
    // What the tests are told of leaks that are none holds for the tool, too; the names of functions
    // in it are looked up by a program on the path.
    let own = ProcessInfo.processInfo.environment
    let leaks = own["LSAN_OPTIONS"].map { ["LSAN_OPTIONS": $0, "PATH": own["PATH"] ?? ""] } ?? [:]
    process.environment = environment.merging(leaks) { given, _ in given }
    let files = FileManager.default
    for end in [".out", ".err"] {
      _ = files.createFile(atPath: url(end + name).path, contents: nil)
    }
    process.standardOutput = try FileHandle(forWritingTo: url(".out" + name))
    process.standardError = try FileHandle(forWritingTo: url(".err" + name))
    if let input {
      try Data(input.utf8).write(to: url(".out-in" + name))
      process.standardInput = try FileHandle(forReadingFrom: url(".out-in" + name))
    } else {
      process.standardInput = FileHandle.nullDevice
    }
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit, "the tool was killed by a signal")
    return ToolRun(
      bytes: try bytes(".out" + name),
      remarks: String(decoding: try bytes(".err" + name), as: UTF8.self),
      status: process.terminationStatus)
  }
}

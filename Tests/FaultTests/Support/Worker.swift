import FaultSupport
import Foundation

/// A process that works on a log until it is killed.
final class Worker {
  private let process = Process()
  private let pipe = Pipe()
  private var rest: [UInt8] = []
  /// The lines that it wrote.
  private(set) var lines: [String] = []

  /// Starts a process.
  ///
  /// - Parameter words: Its command line.
  /// - Throws: What keeps it from being run.
  init(_ words: [String]) throws {
    process.executableURL = Self.executable
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    try process.run()
  }

  deinit { killNow() }

  /// Waits until it wrote as many lines, or ended.
  func wait(lines count: Int) {
    while lines.count < count, readMore() {}
  }

  /// Ends it at once, wherever it is, and takes in what it had written.
  func killNow() {
    kill(process.processIdentifier, SIGKILL)
    end()
  }

  /// Lets it stand still, with all that it has open; it can still be killed.
  func freeze() { kill(process.processIdentifier, SIGSTOP) }

  /// Waits until it ends by itself.
  func end() {
    while readMore() {}
    process.waitUntilExit()
  }

  private func readMore() -> Bool {
    let data = pipe.fileHandleForReading.availableData
    rest += data
    // A line that the process did not finish stays behind.
    while let newline = rest.firstIndex(of: 0x0A) {
      lines.append(String(decoding: rest[..<newline], as: UTF8.self))
      rest.removeFirst(newline + 1)
    }
    return !data.isEmpty
  }

  /// The worker, which stands beside the tests that were built with it.
  private static let executable: URL = {
    let here = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let tests = here ?? URL(filePath: CommandLine.arguments[0])
    return tests.resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "CrashWorker")
  }()
}

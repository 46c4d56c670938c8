import Foundation

/// A built program of this package that runs, and is spoken with through pipes.
final class Program {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Starts a program, with a script on its standard input.
  ///
  /// The script is written beforehand: a program that fails does not wait for it, and who writes to
  /// one that is gone dies of a signal. A pipe keeps far more than a script has.
  init(_ name: String, _ arguments: [String] = [], script: String = "") throws {
    let here = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let tests = here ?? URL(filePath: CommandLine.arguments[0])
    process.executableURL = tests.resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: name)
    process.arguments = arguments
    // A program that ends leaves what it does in the background where it is. Under a sanitizer that
    // looks like a leak; leaks are looked for in the tests themselves.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["ASAN_OPTIONS": "detect_leaks=0"]
    ) { given, _ in given }
    process.standardInput = input
    process.standardOutput = output
    if !script.isEmpty { try say(script) }
    try process.run()
  }

  /// Runs a program to its end.
  static func run(
    _ name: String, _ arguments: [String] = [], script: String = "",
  ) throws -> (output: String, status: Int32) {
    try Program(name, arguments, script: script).end()
  }

  /// Hands text to its standard input; it must be waiting for it.
  func say(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// Reads until a text has come; gives up, and returns what came, where nothing comes any more.
  func hear(_ text: String) -> String {
    var heard = ""
    while !heard.contains(text) {
      var source = pollfd(
        fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      // It waits for a program that keeps its words to itself, which would else wait for us.
      guard unsafe poll(&source, 1, 30_000) > 0 else { break }
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      heard += String(decoding: data, as: UTF8.self)
    }
    return heard
  }

  /// Ends its input, and waits until it is done.
  func end() throws -> (output: String, status: Int32) {
    try input.fileHandleForWriting.close()
    let rest = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: rest, as: UTF8.self), process.terminationStatus)
  }
}

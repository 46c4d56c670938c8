import Foundation

/// One run of the built tool: what it wrote, and its exit status.
struct ToolRun {
  /// What it wrote to standard output.
  let bytes: [UInt8]
  /// What it wrote to standard error.
  let remarks: String
  /// Its exit status.
  let status: Int32

  /// What it wrote to standard output, as text.
  var output: String { String(decoding: bytes, as: UTF8.self) }

  /// What it wrote, with the path of a release in place of the one that the tests were built to.
  var outputOfRelease: String {
    output.replacing(Self.executable.path, with: ".build/release/replay")
  }

  /// The lines of standard output.
  var lines: [Substring] { output.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The tool, which stands beside the tests that were built with it.
  static var executable: URL {
    let here = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let tests = here ?? URL(filePath: CommandLine.arguments[0])
    return tests.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "replay")
  }
}

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// One run of the tool `replay` as a process of its own, as its users run it.
struct ToolRun {
  /// From its start to its end.
  let seconds: Double
  /// The most memory that it had.
  let megabytes: Double

  /// Where `make bench` builds the tool.
  private static let tool =
    String(#filePath.dropLast("Benchmarks/Sources/benchmark/ToolRun.swift".count))
    + ".build/release/replay"

  /// Runs the tool, with nothing on its standard output.
  init(_ arguments: [String]) throws {
    guard access(Self.tool, X_OK) == 0 else {
      throw Failure("\(Self.tool) is missing: swift build -c release --product replay")
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var words = ([Self.tool] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process = pid_t()
    let start = ContinuousClock.now
    guard posix_spawn(&process, Self.tool, &actions, nil, &words, environ) == 0 else {
      throw Failure("the tool did not start")
    }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process else { throw Failure("it was lost") }
    seconds = StoreBenchmark.seconds(since: start)
    #if canImport(Darwin)
    megabytes = Double(usage.ru_maxrss) / 1_048_576
    #else
    megabytes = Double(usage.ru_maxrss) / 1_024
    #endif
    guard status == 0 else {
      throw Failure("\(arguments.joined(separator: " ")): ended with \(status)")
    }
  }
}

#if os(Linux)
import Foundation
@unsafe @preconcurrency import Glibc

extension Workshop {
  /// Runs the tool with a terminal as its standard output.
  ///
  /// - Parameters:
  ///   - words: The command line.
  ///   - environment: What the tool finds in its environment.
  /// - Returns: What it wrote.
  /// - Throws: What keeps it from being run.
  func runOnTerminal(_ words: [String], environment: [String: String] = [:]) throws -> String {
    let terminal = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
    // The Glibc module leaves posix_openpt's family out; these are TIOCSPTLCK and TIOCGPTN.
    var unlocked: Int32 = 0
    var number: UInt32 = 0
    guard terminal >= 0, unsafe ioctl(terminal, 0x4004_5431, &unlocked) == 0,
      unsafe ioctl(terminal, 0x8004_5430, &number) == 0
    else { throw CocoaError(.fileReadUnknown) }
    let path = "/dev/pts/\(number)"
    let master = FileHandle(fileDescriptor: terminal, closeOnDealloc: true)
    let process = Process()
    process.executableURL = ToolRun.executable
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let end = unsafe open(path, O_RDWR | O_NOCTTY)
    process.standardOutput = FileHandle(fileDescriptor: end, closeOnDealloc: false)
    try process.run()
    // A terminal keeps a few kilobytes, which is more than the tool writes here.
    process.waitUntilExit()
    let text = String(decoding: master.availableData, as: UTF8.self)
    close(end)
    return text
  }
}
#endif

// A picker on the command line, and the example to copy: all that an app does with a PickerSession.
//
//     swift run example-picker shopping.sqlite
//
// It reads a command a line, also from a pipe, and keeps everything in the log. Leave it with
// `leave`, or kill it, and the next start goes on where it stood.

import PickerSession

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

do {
  let path = CommandLine.arguments.dropFirst().first
  let store = try EventStore(path.map { .file(path: $0) } ?? .memory)
  var shop = try Shop(store)
  shop.showList()
  while !shop.isOver, let line = readLine() { try shop.take(line) }
} catch {
  // Whatever it is, it says what to do, and the log is as it was.
  print("example-picker: \(error)")
  exit(1)
}

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

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count <= 1, arguments.first?.hasPrefix("-") != true else {
  print(
    """
    usage: example-picker [FILE]
    FILE is the log, and is made where there is none; without one nothing is kept.
    Then say, a command a line: \(Command.usage)
    """)
  exit(arguments == ["--help"] || arguments == ["-h"] ? 0 : 64)
}

do {
  if arguments.isEmpty { print("No file is named, so what you pick is not kept.") }
  let store = try EventStore(arguments.first.map { .file(path: $0) } ?? .memory)
  var shop = try Shop(store)
  shop.showList()
  flush()
  while !shop.isOver, let line = readLine() {
    try shop.take(line)
    flush()
  }
  // They are made in the background after an ending, which a program that exits now cuts off. Where
  // it fails nothing is lost: whoever reads the choices makes them.
  if shop.hasEnded { _ = try? store.keepChoices() }
} catch {
  // Whatever it is, it says what to do, and the log is as it was.
  print("example-picker: \(error)")
  exit(1)
}

/// Hands on what was printed: a pipe would keep it until the end.
func flush() {
  // Nil stands for all streams.
  _ = fflush(nil)
}

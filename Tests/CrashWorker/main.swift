import EventStore

// CrashWorker append|checkpoint <log> <name of its sessions> <seed> <durability>
//
// Appends without end and writes a line after each append that the store acknowledged. It says
// every error, and ends then.
do {
  try Work(CommandLine.arguments).run()
} catch {
  Pipe.say("error \(error)")
  Pipe.leave(with: 1)
}

// CrashWorker append|checkpoint <log> <name of its sessions> <seed> <durability>
//
// Appends without end and writes a line after each append that the store acknowledged.
//
// CrashWorker follow <log> readOnly|existing <name of a session>
//
// Follows the log and writes a line for each event, until that session comes.
//
// Either says every error, and ends then.
do {
  if CommandLine.arguments.dropFirst().first == "follow" {
    try Follow(CommandLine.arguments).run()
  } else {
    try Work(CommandLine.arguments).run()
  }
} catch {
  Pipe.say("error \(error)")
  Pipe.leave(with: 1)
}

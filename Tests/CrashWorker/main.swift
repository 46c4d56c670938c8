// CrashWorker append|checkpoint <log> <name of its sessions> <seed> <durability>
//
// Appends without end and writes a line after each append that the store acknowledged.
//
// CrashWorker follow <log> readOnly|existing <name of a session>
//
// Follows the log and writes a line for each event, until that session comes.
//
// CrashWorker rebuild|upgrade <log>
//
// Makes the log's choices anew, again and again, or opens the log for writing; says when it is
// done.
//
// CrashWorker replay <log>
//
// Plays every session anew and writes a line for each: its last event and receipt, or where it
// leaves its record.
//
// Each says every error, and ends then.
do {
  switch CommandLine.arguments.dropFirst().first {
  case "follow": try Follow(CommandLine.arguments).run()
  case "replay": try Again(CommandLine.arguments).run()
  case "rebuild", "upgrade": try Upkeep(CommandLine.arguments).run()
  default: try Work(CommandLine.arguments).run()
  }
} catch {
  Pipe.say("error \(error)")
  Pipe.leave(with: 1)
}

/// What the tool's exit status says (Documentation/Replay.md).
enum ExitStatus: Int32 {
  /// All is well.
  case ok = 0
  /// The answer is no: a claim fails, a replay diverges, a log is bad.
  case no = 1
  /// The command line is wrong.
  case usage = 64
  /// The input is wrong.
  case badInput = 65
  /// There is no such file, session, event or item.
  case notFound = 66
  /// Something may not be written or is there already.
  case cannotWrite = 73
  /// Reading or writing failed.
  case ioError = 74
  /// Another program holds the lock; trying again is right.
  case busy = 75
}

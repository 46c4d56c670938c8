/// A verb of the tool: what it is called, what it takes, and what it does.
///
/// Parsing, help and completions all come from this one declaration.
struct Verb: Sendable {
  /// Its name.
  let name: String
  /// What it does, in one line.
  let summary: String
  /// What may follow its name, as help writes it.
  let operands: String
  /// How many operands it takes.
  let count: ClosedRange<Int>
  /// Its own options, the common ones not among them.
  var options: [Option] = []
  /// What there is to know beyond the summary.
  var details: [String] = []
  /// Command lines to copy, each with what it does.
  let examples: [(line: String, does: String)]
  /// Words that the first operand is chosen from, for completions; empty where it is a file.
  var choices: [String] = []
  /// Carries it out.
  let run: @Sendable (Arguments, Console) throws(ToolError) -> Void

  /// Every option that may stand beside it.
  var allOptions: [Option] { options + Option.common }
}

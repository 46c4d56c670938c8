extension Verb {
  /// Completion scripts for shells.
  static let completions = Verb(
    name: "completions", summary: "a completion script for bash, zsh or fish",
    operands: "bash|zsh|fish", count: 1...1,
    examples: [
      ("source <(replay completions bash)", "completes verbs and options in this shell"),
      (
        "replay completions fish >~/.config/fish/completions/replay.fish",
        "completes them in every fish"
      ),
    ],
    choices: Completions.shells, run: completions)

  private static func completions(_ arguments: Arguments, _ console: Console) throws(ToolError) {
    let shell = arguments.operands[0]
    guard let script = Completions.script(for: shell, Tool.verbs) else {
      throw .usage(
        "found \(Printable.quoted(shell)), expected a shell: \(Completions.shells.joined(separator: ", "))"
          + Nearest.suggestion(for: shell, among: Completions.shells))
    }
    try console.line(script)
  }
}

/// The tool as a whole: finds the verb, runs it, and says what went wrong.
enum Tool {
  /// Every verb, in the order of the help.
  static let verbs: [Verb] = [
    .demo, .import, .export, .sessions, .stats, .show, .state, .why, .check, .rebuild, .completions,
  ]

  /// Carries a command line out.
  ///
  /// - Parameter words: The words after the program's name.
  /// - Returns: The exit status.
  static func run(_ words: [String]) -> ExitStatus {
    var console = Console(color: .auto)
    do throws(ToolError) {
      var options = [Option.version]
      for verb in verbs { options += verb.allOptions }
      var arguments = try ArgumentParser(options).parse(words)
      if let when = arguments.value(.color).flatMap(Paint.When.init(rawValue:)) {
        console = Console(color: when)
      }
      try run(&arguments, console)
      try console.flush()
    } catch {
      finish(error, console)
    }
    return console.status
  }

  private static func run(_ arguments: inout Arguments, _ console: Console) throws(ToolError) {
    guard let name = arguments.removeFirst() else {
      if arguments.has(.version) { return try console.line(ToolVersion.line) }
      if arguments.has(.help) { return try console.line(Help.overview(verbs)) }
      throw .usage("say what to do: replay VERB LOG; replay demo is a good beginning")
    }
    if name == "help" { return try help(arguments, console) }
    guard let verb = verbs.first(where: { $0.name == name }) else {
      if let next = arguments.operands.first, verbs.contains(where: { $0.name == next }) {
        let rest = [next, name] + arguments.operands.dropFirst()
        throw .usage(
          "there is no verb \(Printable.quoted(name)); the verb comes first:"
            + " replay \(rest.map(Printable.text).joined(separator: " "))")
      }
      throw .usage(
        "there is no verb \(Printable.quoted(name))"
          + Nearest.suggestion(for: name, among: verbs.map(\.name)))
    }
    if arguments.has(.help) { return try console.line(Help.text(verb)) }
    try check(arguments, verb)
    try verb.run(arguments, console)
  }

  private static func help(_ arguments: Arguments, _ console: Console) throws(ToolError) {
    let verb = arguments.operands.first.flatMap { name in verbs.first { $0.name == name } }
    try console.line(verb.map(Help.text) ?? Help.overview(verbs))
  }

  private static func check(_ arguments: Arguments, _ verb: Verb) throws(ToolError) {
    for name in arguments.optionNames where !verb.allOptions.contains(where: { $0.name == name }) {
      let others = verbs.filter { $0.options.contains { $0.name == name } }.map(\.name)
      let place = others.isEmpty ? "" : "; it belongs to \(others.joined(separator: ", "))"
      throw .usage("replay \(verb.name) has no option --\(name)\(place)")
    }
    guard verb.count.contains(arguments.operands.count) else {
      let found =
        arguments.operands.isEmpty ? "nothing" : Words.count(arguments.operands.count, "word")
      throw .usage(
        "replay \(verb.name): found \(found) after the verb; usage: \(Help.usage(verb))")
    }
  }

  private static func finish(_ error: ToolError, _ console: Console) {
    guard !error.isOutputClosed else { return }
    console.report(error)
    if error.status == .usage { console.remark("replay --help, or replay VERB --help, says more") }
  }
}

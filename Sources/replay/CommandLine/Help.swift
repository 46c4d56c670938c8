/// The help texts, made of the verbs' declarations.
enum Help {
  /// What `replay --help` says.
  static func overview(_ verbs: [Verb]) -> String {
    var text = """
      replay: plays back what happened in a picker, event by event

      usage: replay VERB LOG [SESSION] [options]

      verbs:

      """
    var table = Table([.left, .left])
    for verb in verbs { table.add([Cell("  \(verb.name)"), Cell(verb.summary)]) }
    text += table.lines.joined(separator: "\n")
    text += """


      LOG is a log, a session file (.picker.ndjson), or - for a session file on standard input.
      SESSION is an id, the beginning of one, @last, or nothing where there is only one session.

      """
    text += "\noptions:\n" + options(Option.common + [.version])
    text += """


      examples:
        replay demo                      record a small session and look at it
        replay show bug.picker.ndjson    what happened, event by event
        replay why LOG @last Belgium     the life of one item
        replay VERB --help               more about a verb
      """
    return text
  }

  /// What `replay VERB --help` says.
  static func text(_ verb: Verb) -> String {
    var text = "replay \(verb.name): \(verb.summary)\n\nusage: \(usage(verb))\n"
    if !verb.details.isEmpty { text += "\n" + verb.details.joined(separator: "\n") + "\n" }
    text += "\noptions:\n" + options(verb.allOptions)
    text += "\n\n" + (verb.examples.count == 1 ? "example:" : "examples:")
    for example in verb.examples { text += "\n  \(example.line)\n      \(example.does)" }
    return text
  }

  /// How a verb is called.
  static func usage(_ verb: Verb) -> String {
    let operands = verb.operands.isEmpty ? "" : " \(verb.operands)"
    return "replay \(verb.name)\(operands) [options]"
  }

  private static func options(_ options: [Option]) -> String {
    var table = Table([.left, .left])
    for option in options {
      let letter = option.letter.map { "-\($0), " } ?? "    "
      table.add([Cell("  \(letter)\(option.spelling)"), Cell(option.help)])
    }
    return table.lines.joined(separator: "\n")
  }
}

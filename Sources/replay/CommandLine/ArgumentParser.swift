/// Takes a command line apart: options stand anywhere, `--` ends them, `-` is an operand.
struct ArgumentParser {
  private let options: [Option]

  /// - Parameter options: All options of all verbs; one name means the same everywhere.
  init(_ options: [Option]) { self.options = options }

  func parse(_ words: [String]) throws(ToolError) -> Arguments {
    var arguments = Arguments()
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        for operand in rest { arguments.add(operand: operand) }
        break
      } else if word.hasPrefix("--") {
        try parseLong(word, &rest, &arguments)
      } else if word.hasPrefix("-"), word != "-" {
        try parseShort(word, &rest, &arguments)
      } else {
        arguments.add(operand: word)
      }
    }
    return arguments
  }

  private func parseLong(
    _ word: String, _ rest: inout ArraySlice<String>, _ arguments: inout Arguments,
  ) throws(ToolError) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let option = options.first(where: { $0.name == name }) else {
      throw .usage(
        "there is no option \(Printable.text("--\(name)"))"
          + Nearest.suggestion(for: name, among: options.map(\.name), prefix: "--"))
    }
    if option.value == nil {
      guard parts.count == 1 else { throw .usage("--\(name) takes no value; leave out the =") }
      try arguments.set(option, "")
    } else if parts.count == 2 {
      try arguments.set(option, String(parts[1]))
    } else {
      try arguments.set(option, try value(of: option, word, &rest))
    }
  }

  /// A letter, or several that stand together; the value may follow its letter at once.
  private func parseShort(
    _ word: String, _ rest: inout ArraySlice<String>, _ arguments: inout Arguments,
  ) throws(ToolError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.letter == letter }) else {
        throw .usage(
          "there is no option \(Printable.text("-\(letter)")); a word that begins with a dash"
            + " comes after --")
      }
      if option.value == nil {
        try arguments.set(option, "")
      } else if letters.isEmpty {
        try arguments.set(option, try value(of: option, "-\(letter)", &rest))
      } else {
        try arguments.set(option, String(letters))
        return
      }
    }
  }

  private func value(
    of option: Option, _ word: String, _ rest: inout ArraySlice<String>,
  ) throws(ToolError) -> String {
    guard let value = rest.popFirst() else {
      throw .usage("\(word) needs a value: \(option.spelling)")
    }
    return value
  }
}

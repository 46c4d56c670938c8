/// The shells' completion scripts, made of the verbs' declarations.
enum Completions {
  /// The shells that there are scripts for.
  static let shells = ["bash", "zsh", "fish"]

  static func script(for shell: String, _ verbs: [Verb]) -> String? {
    switch shell {
    case "bash": bash(verbs)
    case "zsh": zsh(verbs)
    case "fish": fish(verbs)
    default: nil
    }
  }

  private static func words(_ verb: Verb) -> String {
    (verb.allOptions.map { "--\($0.name)" } + verb.choices).joined(separator: " ")
  }

  /// The options whose values are a closed set, each once.
  private static func closed(_ verbs: [Verb]) -> [Option] {
    var options: [Option] = []
    for option in verbs.flatMap(\.allOptions)
    where !option.choices.isEmpty && !options.contains(option) {
      options.append(option)
    }
    return options
  }

  private static func bash(_ verbs: [Verb]) -> String {
    let values = closed(verbs).map { option in
      "    --\(option.name)) COMPREPLY=($(compgen -W \"\(option.choices.joined(separator: " "))\""
        + " -- \"$word\")); return ;;"
    }
    let cases = verbs.map { "    \($0.name)) words=\"\(words($0))\" ;;" }
    return """
      # bash completion of replay; source it, or put it into bash-completion's folder.
      _replay() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words=
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(verbs.map(\.name).joined(separator: " ")) --help --version" -- "$word"))
          return
        fi
        case $before in
      \(values.joined(separator: "\n"))
        esac
        case ${COMP_WORDS[1]} in
      \(cases.joined(separator: "\n"))
        esac
        COMPREPLY=($(compgen -W "$words" -- "$word"))
        if [[ $word != -* ]]; then COMPREPLY+=($(compgen -f -- "$word")); fi
      }
      complete -o filenames -F _replay replay
      """
  }

  private static func zsh(_ verbs: [Verb]) -> String {
    let names = verbs.map { "    '\($0.name):\(escaped($0.summary))'" }
    let cases = verbs.map { verb in
      let options = verb.allOptions.map { option in
        let values =
          option.value.map {
            let action =
              option.choices.isEmpty ? "_files" : "(\(option.choices.joined(separator: " ")))"
            return ":\($0):\(action)"
          } ?? ""
        return "'--\(option.name)[\(escaped(option.help))]\(values)'"
      }
      let rest =
        verb.choices.isEmpty
        ? "'*:file:_files'" : "'1:word:(\(verb.choices.joined(separator: " ")))'"
      return "    \(verb.name)) _arguments \((options + [rest]).joined(separator: " ")) ;;"
    }
    return """
      #compdef replay
      # zsh completion of replay; put it as _replay into a folder of $fpath.
      _replay() {
        local -a verbs
        verbs=(
      \(names.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe verb verbs
          return
        fi
        local verb=$words[2]
        shift words
        (( CURRENT-- ))
        case $verb in
      \(cases.joined(separator: "\n"))
        esac
      }
      compdef _replay replay
      """
  }

  private static func fish(_ verbs: [Verb]) -> String {
    var lines = [
      "# fish completion of replay; put it as replay.fish into fish's completions folder."
    ]
    for verb in verbs {
      lines.append(
        "complete -c replay -n __fish_use_subcommand -f -a \(verb.name) -d '\(escaped(verb.summary))'"
      )
    }
    for verb in verbs {
      let condition = "-n '__fish_seen_subcommand_from \(verb.name)'"
      for option in verb.allOptions {
        var line = "complete -c replay \(condition) -l \(option.name)"
        if let letter = option.letter { line += " -s \(letter)" }
        if option.value != nil { line += " -r" }
        if !option.choices.isEmpty { line += " -f -a '\(option.choices.joined(separator: " "))'" }
        lines.append(line + " -d '\(escaped(option.help))'")
      }
      if !verb.choices.isEmpty {
        lines.append(
          "complete -c replay \(condition) -f -a '\(verb.choices.joined(separator: " "))'")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// A text without what would end a quotation or a description of a shell.
  private static func escaped(_ text: String) -> String {
    String(text.map { "':[]\\".contains($0) ? $0 == ":" ? ";" : " " : $0 })
  }
}

/// The words of a command line, taken apart.
struct Arguments {
  /// What is neither a verb nor an option, in order.
  private(set) var operands: [String] = []
  private var values: [String: String] = [:]

  /// Whether an option was given.
  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// The value of an option; nil where it was not given.
  func value(_ option: Option) -> String? { values[option.name] }

  /// The value of an option that counts events, from 1.
  func number(_ option: Option) throws(ToolError) -> Int? {
    guard let text = values[option.name] else { return nil }
    guard let number = Int(text), number >= 1, text.utf8.allSatisfy({ $0 >= 0x30 && $0 < 0x3A })
    else {
      throw .usage(
        "--\(option.name): found \(Printable.quoted(text)), expected the number of an event, from"
          + " 1")
    }
    return number
  }

  /// Takes the first operand away.
  mutating func removeFirst() -> String? { operands.isEmpty ? nil : operands.removeFirst() }

  /// The names of all options that were given, in the order of their names.
  var optionNames: [String] { values.keys.sorted() }

  mutating func add(operand: String) { operands.append(operand) }

  mutating func set(_ option: Option, _ value: String) throws(ToolError) {
    if option.value != nil, values[option.name] != nil {
      throw .usage("--\(option.name) is given twice; give it once")
    }
    if !option.choices.isEmpty, !option.choices.contains(value) {
      throw .usage(
        "--\(option.name): found \(Printable.quoted(value)), expected one of"
          + " \(option.choices.joined(separator: ", "))"
          + Nearest.suggestion(for: value, among: option.choices))
    }
    values[option.name] = value
  }
}

/// Puts colours on words, where colours are wanted.
struct Paint {
  /// When colours are wanted.
  enum When: String, CaseIterable {
    case auto, always, never
  }

  /// What a colour stands for.
  enum Role: String {
    case added = "32"
    case removed = "33"
    case evicted = "35"
    case refused = "31"
    case dim = "2"
    case strong = "1"
    case failed = "1;31"
  }

  /// Whether colours are put on at all.
  let isOn: Bool

  /// Decides it: on a terminal or where it is asked for, and never with `NO_COLOR`.
  init(_ when: When, descriptor: Int32) {
    guard System.environment("NO_COLOR") == nil else {
      isOn = false
      return
    }
    isOn =
      switch when {
      case .always: true
      case .never: false
      case .auto: System.isTerminal(descriptor) && System.environment("TERM") != "dumb"
      }
  }

  func callAsFunction(_ role: Role, _ text: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }
}

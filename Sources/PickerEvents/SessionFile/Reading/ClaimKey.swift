/// What can be claimed: a read-out, or what must be among its values.
enum ClaimKey: Hashable, Sendable {
  /// A read-out and its whole value.
  case readOut(ReadOut)
  /// Names that must be among the effects.
  case effectsInclude

  /// All of them, in the order of SessionFile.md, Expectations.
  static let all: [ClaimKey] = ReadOut.allCases.flatMap { readOut in
    readOut == .effects ? [.readOut(readOut), .effectsInclude] : [.readOut(readOut)]
  }

  /// The name as the session file writes it.
  var name: String {
    switch self {
    case .readOut(let readOut): readOut.name
    case .effectsInclude: "effectsInclude"
    }
  }

  /// What a claim's value must look like.
  var shape: ClaimShape {
    switch self {
    case .readOut(let readOut): readOut.shape
    case .effectsInclude: ReadOut.effects.shape
    }
  }

  /// Finds one by its name, byte by byte.
  static func named(_ text: ExactText) -> ClaimKey? { all.first { ExactText($0.name) == text } }
}

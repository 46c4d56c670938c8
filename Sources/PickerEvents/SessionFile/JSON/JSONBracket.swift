/// What holds other values.
enum JSONBracket: Sendable {
  /// Members in braces.
  case object
  /// Elements in brackets.
  case list

  /// The byte that opens it.
  var opening: UInt8 {
    switch self {
    case .object: 0x7B
    case .list: 0x5B
    }
  }

  /// The byte that closes it.
  var closing: UInt8 {
    switch self {
    case .object: 0x7D
    case .list: 0x5D
    }
  }

  /// What may stand after a member or an element.
  var separatorOrEnd: String {
    switch self {
    case .object: "\",\" or \"}\""
    case .list: "\",\" or \"]\""
    }
  }
}

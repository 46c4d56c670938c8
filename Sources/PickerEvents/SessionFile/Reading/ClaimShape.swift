/// What the value of a claim must look like.
indirect enum ClaimShape: Sendable {
  /// `true` or `false`.
  case bool
  /// A whole number.
  case number
  /// A text.
  case text
  /// One of some names.
  case name([String])
  /// Null, or what the shape inside says.
  case optional(ClaimShape)
  /// A list of values of one shape.
  case list(ClaimShape)
  /// An object of ids with values of one shape.
  case keyed(ClaimShape)
  /// An object with any of some keys.
  case members([(name: String, shape: ClaimShape)])

  /// What to say is expected.
  var words: String {
    switch self {
    case .bool: "true or false"
    case .number: "a whole number"
    case .text: "a text"
    case .name(let names): "one of \(names.joined(separator: ", "))"
    case .optional(let shape): "\(shape.words), or null"
    case .list(.name(let names)): "a list of names, each one of \(names.joined(separator: ", "))"
    case .list: "a list of texts"
    case .keyed(let shape): "an object of ids, each with \(shape.words)"
    case .members(let members):
      "an object with any of \(members.map { $0.name }.joined(separator: ", "))"
    }
  }
}

extension JSONReader {
  /// Reads the value of a claim.
  ///
  /// - Parameters:
  ///   - shape: What it must look like.
  ///   - expected: What to say is expected where it does not.
  /// - Returns: The value.
  /// - Throws: `SessionFileError` where something else stands there.
  mutating func readClaim(
    _ shape: ClaimShape, expected: String,
  ) throws(SessionFileError) -> JSONValue {
    switch shape {
    case .bool:
      guard current == 0x74 || current == 0x66 else { throw wrongType(expected: expected) }
      return .bool(try readBool())
    case .number: return .number(Int64(try readInteger(expected: expected)))
    case .text: return .text(try readText(expected: expected))
    case .name(let names):
      let offset = position
      let text = try readText(expected: expected)
      guard names.contains(where: { ExactText($0) == text }) else {
        throw badName(offset, text, names)
      }
      return .text(text)
    case .optional(let shape):
      return passNull() ? .null : try readClaim(shape, expected: expected)
    case .list(let shape):
      var elements: [JSONValue] = []
      var isFirst = true
      try enter(.list, expected: expected)
      while try next(in: .list, isFirst: &isFirst) {
        elements.append(try readClaim(shape, expected: shape.words))
      }
      return .array(elements)
    case .keyed(let shape):
      let fields = try JSONFields(&self, expected: expected)
      var members: [JSONMember] = []
      for member in fields.members {
        var value = fields.reader(at: member)
        members.append(
          JSONMember(member.key, try value.readClaim(shape, expected: shape.words)))
      }
      return .object(members)
    case .members(let shapes):
      let fields = try JSONFields(&self, expected: expected)
      try fields.allow(only: shapes.map { $0.name }, of: "the claim")
      var members: [JSONMember] = []
      for member in fields.members {
        var value = fields.reader(at: member)
        for (name, shape) in shapes where ExactText(name) == member.key {
          members.append(
            JSONMember(member.key, try value.readClaim(shape, expected: shape.words)))
        }
      }
      return .object(members)
    }
  }
}

extension JSONReader {
  /// Reads any value.
  ///
  /// - Parameter depth: How many lists and objects it stands in.
  /// - Returns: The value; members stay in the order given.
  /// - Throws: `SessionFileError` where something else stands there.
  /// - Complexity: O(bytes), and O(*n* log *n*) in the members of one object.
  mutating func readValue(depth: Int) throws(SessionFileError) -> JSONValue {
    let first = position
    var shape = self
    try shape.skipValue(depth: depth)
    position = first
    return try readCheckedValue()
  }

  /// Reads a value whose form was checked before.
  private mutating func readCheckedValue() throws(SessionFileError) -> JSONValue {
    skipSpace()
    switch current {
    case 0x22: return .text(try readText())
    case 0x7B:
      let fields = try JSONFields(&self)
      var members: [JSONMember] = []
      members.reserveCapacity(fields.members.count)
      for member in fields.members {
        var reader = fields.reader(at: member)
        members.append(JSONMember(member.key, try reader.readCheckedValue()))
      }
      return .object(members)
    case 0x5B:
      var elements: [JSONValue] = []
      var isFirst = true
      try enter(.list, expected: "a list")
      while try next(in: .list, isFirst: &isFirst) { elements.append(try readCheckedValue()) }
      return .array(elements)
    case 0x74, 0x66: return .bool(try readBool())
    case 0x6E:
      try readNull()
      return .null
    default: return .number(try readNumber())
    }
  }
}

extension JSONValue {
  /// Reads one JSON document as strictly as a session file is read.
  ///
  /// - Parameter json: UTF-8; white space may stand around the value.
  /// - Throws: `SessionFileError` that calls the document line 1.
  public init(json: [UInt8]) throws(SessionFileError) {
    var reader = JSONReader(json)
    self = try reader.readValue(depth: 0)
    try reader.expectEnd()
  }
}

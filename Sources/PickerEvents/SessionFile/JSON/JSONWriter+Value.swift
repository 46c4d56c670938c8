extension JSONWriter {
  /// Writes any value.
  ///
  /// - Parameter value: The value; members are written in the order given.
  public mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .number(let value): number(value)
    case .text(let value): text(value)
    case .array(let elements):
      beginList()
      for element in elements { self.value(element) }
      endList()
    case .object(let members): object(members)
    }
  }

  /// Writes an object.
  ///
  /// - Parameter members: Its members, in order.
  public mutating func object(_ members: [JSONMember]) {
    beginObject()
    for member in members {
      key(member.key.string)
      value(member.value)
    }
    endObject()
  }
}

extension JSONValue {
  /// The value as compact JSON in UTF-8.
  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.value(self)
    return writer.bytes
  }
}

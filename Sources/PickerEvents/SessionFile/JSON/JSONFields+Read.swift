extension JSONFields {
  /// Reads a text that may be left out or null.
  ///
  /// - Parameter key: Its key.
  /// - Returns: The text, or nil.
  /// - Throws: `SessionFileError` where something else stands there.
  func optionalText(_ key: String) throws(SessionFileError) -> ExactText? {
    guard var value = value(key), !value.passNull() else { return nil }
    return try value.readText(expected: "a text or null")
  }

  /// Reads a text that may be left out.
  ///
  /// - Parameter key: Its key.
  /// - Returns: The text, or nil.
  /// - Throws: `SessionFileError` where something else stands there.
  func text(_ key: String) throws(SessionFileError) -> ExactText? {
    guard var value = value(key) else { return nil }
    return try value.readText()
  }

  /// Reads a text that must be there.
  ///
  /// - Parameter key: Its key.
  /// - Returns: The text.
  /// - Throws: `SessionFileError` where something else stands there.
  func requiredText(_ key: String) throws(SessionFileError) -> ExactText {
    guard let text = try text(key) else { throw missing(key, expected: "a text") }
    return text
  }

  /// Reads a whole number that may be left out.
  ///
  /// - Parameter key: Its key.
  /// - Returns: The number, or nil.
  /// - Throws: `SessionFileError` where something else stands there.
  func integer(_ key: String) throws(SessionFileError) -> WholeNumber? {
    guard var value = value(key) else { return nil }
    return try value.readInteger()
  }

  /// Reads a whole number that may be left out or null.
  ///
  /// - Parameter key: Its key.
  /// - Returns: The number, or nil.
  /// - Throws: `SessionFileError` where something else stands there.
  func optionalInteger(_ key: String) throws(SessionFileError) -> WholeNumber? {
    guard var value = value(key), !value.passNull() else { return nil }
    return try value.readInteger(expected: "a whole number or null")
  }

  /// Reads a whole number that must be there.
  ///
  /// - Parameter key: Its key.
  /// - Returns: The number.
  /// - Throws: `SessionFileError` where something else stands there.
  func requiredInteger(_ key: String) throws(SessionFileError) -> WholeNumber {
    guard let number = try integer(key) else { throw missing(key, expected: "a whole number") }
    return number
  }

  /// Reads `true` or `false`; either may be left out.
  ///
  /// - Parameter key: Its key.
  /// - Returns: Which, or nil.
  /// - Throws: `SessionFileError` where something else stands there.
  func bool(_ key: String) throws(SessionFileError) -> Bool? {
    guard var value = value(key) else { return nil }
    return try value.readBool()
  }

  /// Reads one of a closed set of names that may be left out.
  ///
  /// - Parameter key: Its key.
  /// - Returns: What the name stands for, or nil.
  /// - Throws: `SessionFileError` where something else stands there.
  func name<Value: NamedValue>(_ key: String) throws(SessionFileError) -> Value? {
    guard var value = value(key) else { return nil }
    return try value.readName()
  }

  /// Reads a list of ids that may be left out.
  ///
  /// - Parameter key: Its key.
  /// - Returns: The ids, or nil.
  /// - Throws: `SessionFileError` where something else stands there.
  func ids(_ key: String) throws(SessionFileError) -> [ItemID]? {
    guard var value = value(key) else { return nil }
    return try value.readIDs()
  }

  /// Reads a list of ids that must be there.
  ///
  /// - Parameter key: Its key.
  /// - Returns: The ids.
  /// - Throws: `SessionFileError` where something else stands there.
  func requiredIDs(_ key: String) throws(SessionFileError) -> [ItemID] {
    guard let ids = try ids(key) else { throw missing(key, expected: "a list of ids") }
    return ids
  }
}

extension JSONReader {
  /// Reads one of a closed set of names.
  ///
  /// - Returns: What the name stands for.
  mutating func readName<Value: NamedValue>() throws(SessionFileError) -> Value {
    let first = position
    let names = Value.allCases.map { $0.name }
    let expected = "one of \(names.joined(separator: ", "))"
    let text = try readText(expected: expected)
    guard let value = Value.named(text) else { throw badName(first, text, names) }
    return value
  }

  /// The fault of a text that is none of some names.
  ///
  /// - Parameters:
  ///   - offset: Where the text begins.
  ///   - text: The text.
  ///   - names: What it could be.
  ///   - code: The kind of fault.
  /// - Returns: The fault.
  func badName(
    _ offset: Int, _ text: ExactText, _ names: [String],
    code: SessionFileError.Code = .badValue,
  ) -> SessionFileError {
    let guess = Spelling.nearest(to: text, in: names)
    return fault(
      code, at: offset, expected: "one of \(names.joined(separator: ", "))",
      remedy: guess.map { "did you mean \"\($0)\"?" } ?? "use one of these names")
  }

  /// Reads a list of ids.
  ///
  /// - Returns: The ids, in order.
  mutating func readIDs() throws(SessionFileError) -> [ItemID] {
    var ids: [ItemID] = []
    var isFirst = true
    try enter(.list, expected: "a list of ids")
    while try next(in: .list, isFirst: &isFirst) {
      ids.append(ItemID(try readText(expected: "an id (a text)")))
    }
    return ids
  }
}

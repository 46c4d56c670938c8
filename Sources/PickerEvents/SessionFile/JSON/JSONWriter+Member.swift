extension JSONWriter {
  /// Writes a member whose value is a text.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value; nil leaves the member out.
  public mutating func member(_ key: String, _ value: ExactText?) {
    guard let value else { return }
    self.key(key)
    text(value)
  }

  /// Writes a member whose value is a whole number.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value; nil leaves the member out.
  public mutating func member(_ key: String, _ value: WholeNumber?) {
    guard let value else { return }
    self.key(key)
    number(value)
  }

  /// Writes a member whose value is `true` or `false`.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value; nil leaves the member out.
  public mutating func member(_ key: String, _ value: Bool?) {
    guard let value else { return }
    self.key(key)
    bool(value)
  }

  /// Writes a member whose value is one of a closed set of names.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value.
  public mutating func member<Value: NamedValue>(_ key: String, name value: Value) {
    self.key(key)
    text(value.name)
  }

  /// Writes a member whose value is a list of ids.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - ids: The ids.
  public mutating func member(_ key: String, ids: [ItemID]) {
    self.key(key)
    beginList()
    for id in ids { text(id.text) }
    endList()
  }
}

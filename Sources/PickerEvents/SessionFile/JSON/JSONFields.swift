/// The members of one object, found but not yet read: keys may come in any order.
struct JSONFields: Sendable {
  /// Where one member is.
  struct Member: Sendable {
    /// The key.
    let key: ExactText
    /// Where the key begins.
    let keyOffset: Int
    /// Where the value begins.
    let valueOffset: Int
  }

  /// Reads the line; its position means nothing.
  private let reader: JSONReader
  /// Where the object begins.
  let start: Int
  /// The members, in the order given.
  let members: [Member]

  /// Passes over an object and checks every byte of it.
  ///
  /// - Parameters:
  ///   - reader: Reads the line; afterwards it stands behind the object.
  ///   - depth: How many lists and objects the object stands in.
  ///   - expected: What to say is expected where something else stands.
  /// - Throws: Also where a key stands twice.
  /// - Complexity: O(bytes), and O(*n* log *n*) in the members.
  init(
    _ reader: inout JSONReader, depth: Int = 0, expected: String = "an object",
  ) throws(SessionFileError) {
    reader.skipSpace()
    start = reader.position
    var members: [Member] = []
    var isFirst = true
    try reader.enter(.object, expected: expected)
    while try reader.next(in: .object, isFirst: &isFirst) {
      let keyOffset = reader.position
      let key = try reader.readKey()
      members.append(Member(key: key, keyOffset: keyOffset, valueOffset: reader.position))
      try reader.skipValue(depth: depth + 1)
    }
    self.members = members
    self.reader = reader
    if let twice = Self.repeated(members) {
      throw reader.fault(
        .duplicateKey, at: twice.keyOffset, found: "the key a second time",
        expected: "each key once", remedy: "take one of the two out")
    }
  }

  /// The fields of an object without members.
  init() {
    reader = JSONReader([0x7B, 0x7D])
    start = 0
    members = []
  }

  /// A reader that stands at a member's value.
  ///
  /// - Parameter member: The member.
  /// - Returns: The reader.
  func reader(at member: Member) -> JSONReader {
    var reader = reader
    reader.position = member.valueOffset
    return reader
  }

  /// Finds a member.
  ///
  /// - Parameter key: Its key.
  /// - Returns: The member, or nil where no key is that.
  func member(_ key: String) -> Member? {
    let key = ExactText(key)
    return members.first { $0.key == key }
  }

  /// Finds a member's value.
  ///
  /// - Parameter key: Its key.
  /// - Returns: A reader that stands at the value, or nil where no key is that.
  func value(_ key: String) -> JSONReader? { member(key).map(reader(at:)) }

  /// The fault of a key that is not there.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - expected: What its value would be.
  ///   - remedy: What to do about it.
  /// - Returns: The fault.
  func missing(_ key: String, expected: String, remedy: String? = nil) -> SessionFileError {
    reader.missing(key, in: start, expected: expected, remedy: remedy)
  }

  /// The fault of a member that may not stand beside the others.
  ///
  /// - Parameters:
  ///   - code: The kind of fault.
  ///   - member: The member.
  ///   - found: What stands there; nil to look at the key.
  ///   - expected: What may stand there.
  ///   - remedy: What to do about it.
  /// - Returns: The fault.
  func fault(
    _ code: SessionFileError.Code, at member: Member, found: String? = nil, expected: String,
    remedy: String,
  ) -> SessionFileError {
    reader.fault(
      code, at: member.keyOffset, found: found ?? "the key \(JSONExcerpt.quoted(member.key))",
      expected: expected, remedy: remedy)
  }

  /// The fault of a member's value.
  ///
  /// - Parameters:
  ///   - key: The member's key, which is there.
  ///   - code: The kind of fault.
  ///   - expected: What may stand there.
  ///   - remedy: What to do about it.
  /// - Returns: The fault.
  func fault(
    at key: String, _ code: SessionFileError.Code, expected: String, remedy: String,
  ) -> SessionFileError {
    reader.fault(
      code, at: member(key)?.valueOffset ?? start, expected: expected, remedy: remedy)
  }

  /// Refuses every key but some.
  ///
  /// - Parameters:
  ///   - names: The keys that may be there.
  ///   - owner: What takes them, for the message.
  /// - Throws: `SessionFileError` where something else stands there.
  func allow(only names: [String], of owner: String) throws(SessionFileError) {
    for member in members where !names.contains(where: { ExactText($0) == member.key }) {
      let guess = Spelling.nearest(to: member.key, in: names)
      throw fault(
        .unknownKey, at: member,
        expected: names.isEmpty ? "no key" : "one of \(names.joined(separator: ", "))",
        remedy: guess.map { "did you mean \"\($0)\"?" } ?? "\(owner) takes no such key; take it out"
      )
    }
  }

  /// Finds the first member whose key stood before.
  private static func repeated(_ members: [Member]) -> Member? {
    guard members.count > 16 else {
      for (place, member) in members.enumerated()
      where members[..<place].contains(where: { $0.key == member.key }) {
        return member
      }
      return nil
    }
    let sorted = members.sorted { ($0.key, $0.keyOffset) < ($1.key, $1.keyOffset) }
    var found: Member?
    for (left, right) in zip(sorted, sorted.dropFirst()) where left.key == right.key {
      if found.map({ right.keyOffset < $0.keyOffset }) ?? true { found = right }
    }
    return found
  }
}

internal import PickerEvents

extension Reading {
  /// The ids that a read-out lists; none where it lists none.
  func ids(_ readOut: ReadOut) -> [ItemID] { values[readOut]?.ids ?? [] }

  /// The names that a read-out lists.
  func names(_ readOut: ReadOut) -> [String] { ids(readOut).map(\.string) }

  /// The text that a read-out is; nil where it is none.
  func text(_ readOut: ReadOut) -> ExactText? { values[readOut]?.text }

  /// Whether a read-out says yes.
  func isTrue(_ readOut: ReadOut) -> Bool { values[readOut] == .bool(true) }

  /// What a read-out says of each id.
  func table(_ readOut: ReadOut) -> [JSONMember] { values[readOut]?.members ?? [] }
}

extension JSONValue {
  /// The text that it is; nil where it is none.
  var text: ExactText? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The number that it is; nil where it is none.
  var number: Int? {
    if case .number(let number) = self { Int(number) } else { nil }
  }

  /// The ids that it lists; nil where it is no list.
  var ids: [ItemID]? {
    if case .array(let list) = self { list.compactMap { $0.text.map { ItemID($0) } } } else { nil }
  }

  /// Its keys with their values; nil where it is no object.
  var members: [JSONMember]? {
    if case .object(let members) = self { members } else { nil }
  }
}

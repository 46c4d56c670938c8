extension SessionFileError {
  /// The kind of a fault; new ones may come.
  public struct Code: Hashable, Sendable {
    private enum Storage: String {
      case syntax, encoding, number, depth, duplicateKey, unknownKey, unknownEvent, missingKey
      case wrongType, badValue, conflict, misplaced
    }

    private let storage: Storage

    /// The line is not JSON, or not all of it is there.
    public static let syntax = Code(storage: .syntax)
    /// The bytes are not UTF-8, or an escape stands for no scalar.
    public static let encoding = Code(storage: .encoding)
    /// The number is not whole, not written plainly, or too large.
    public static let number = Code(storage: .number)
    /// Lists and objects are nested too deeply.
    public static let depth = Code(storage: .depth)
    /// The same key stands twice in one object.
    public static let duplicateKey = Code(storage: .duplicateKey)
    /// The key is not known there.
    public static let unknownKey = Code(storage: .unknownKey)
    /// No event has that name.
    public static let unknownEvent = Code(storage: .unknownEvent)
    /// A key that is needed is not there.
    public static let missingKey = Code(storage: .missingKey)
    /// The value is of another type.
    public static let wrongType = Code(storage: .wrongType)
    /// The value has the right type, but is out of range or no known name.
    public static let badValue = Code(storage: .badValue)
    /// Two keys exclude each other, or one lacks the other that it needs.
    public static let conflict = Code(storage: .conflict)
    /// The line may not stand there: no session is open, or it belongs to another one.
    public static let misplaced = Code(storage: .misplaced)

    /// The name of the kind.
    public var name: String { storage.rawValue }
  }
}

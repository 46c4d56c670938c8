/// The keys of an item, in the order in which they are written.
enum ItemKey: UInt8, NamedValue {
  case id, title, detail, icon, codes, enabled

  /// The name as the session file writes it.
  var name: String {
    switch self {
    case .id: "id"
    case .title: "title"
    case .detail: "detail"
    case .icon: "icon"
    case .codes: "codes"
    case .enabled: "enabled"
    }
  }

  /// How many bytes the name has.
  var length: Int {
    switch self {
    case .id: 2
    case .icon: 4
    case .title, .codes: 5
    case .detail: 6
    case .enabled: 7
    }
  }

  /// The name and its closing quote in one word, the quote in the lowest place.
  var word: UInt64 {
    switch self {
    case .id: 0x69_6422
    case .title: 0x7469_746C_6522
    case .detail: 0x64_6574_6169_6C22
    case .icon: 0x69_636F_6E22
    case .codes: 0x636F_6465_7322
    case .enabled: 0x656E_6162_6C65_6422
    }
  }

  /// Recognises a key without making a text of it.
  ///
  /// - Parameters:
  ///   - bytes: The line.
  ///   - start: Behind the quote that opens the key. Nil is the result also for a known key that
  ///     is written with escapes.
  init?(in bytes: [UInt8], at start: Int) {
    // A name of up to seven bytes and its closing quote fit into one word.
    let bytes = bytes.word(at: start)
    let quotes = [UInt8].zeros(in: bytes ^ 0x2222_2222_2222_2222)
    let count = quotes.trailingZeroBitCount / 8 + 1
    guard count <= 8 else { return nil }
    let word = bytes.byteSwapped >> UInt64(64 - 8 * count)
    switch word {
    case Self.id.word: self = .id
    case Self.title.word: self = .title
    case Self.detail.word: self = .detail
    case Self.icon.word: self = .icon
    case Self.codes.word: self = .codes
    case Self.enabled.word: self = .enabled
    default: return nil
    }
  }
}

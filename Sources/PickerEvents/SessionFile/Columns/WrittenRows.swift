/// Reads the rows of a payload in one walk, where they stand as `JSONWriter` writes them.
///
/// The payloads of a log are the program's own, and a catalog may have a million rows: each byte is
/// looked at once. Whatever is otherwise, be it white space, another order of keys or a fault,
/// gives nil. Then the strict reader begins anew and has the last word, so that no fault is judged
/// here.
///
/// The bytes are handed from one function to the next rather than kept: where they belong to the
/// caller, making a text of some of them counts no references.
struct WrittenRows {
  /// Where the next byte is read.
  private var place = 0
  /// Whether a brace or a comma was passed in an item, so that a key must come.
  private var needsKey = false

  /// About as many bytes as an item with an id and a title has.
  private static let usualBytes = 48

  /// Reads a payload.
  ///
  /// - Parameters:
  ///   - bytes: The payload.
  ///   - keys: The keys that rows can stand under.
  /// - Returns: The rows, the same that the strict reader gives, or nil where it has to be asked.
  /// - Complexity: O(bytes).
  static func read(_ bytes: [UInt8], under keys: [String]) -> EventRows? {
    for key in keys {
      var reader = WrittenRows()
      guard reader.pass("{\"\(key)\":", in: bytes) else { continue }
      guard let rows = reader.rows(key, in: bytes), reader.pass(0x7D, in: bytes),
        reader.place == bytes.count
      else { return nil }
      return rows
    }
    return nil
  }

  private mutating func rows(_ key: String, in bytes: [UInt8]) -> EventRows? {
    switch ExactText(key) {
    case "items": items(in: bytes, capacity: bytes.count / Self.usualBytes).map { .items($0) }
    case "sections": sections(in: bytes).map { .sections($0) }
    case "ids": texts(in: bytes).map { .ids($0.map { ItemID($0) }) }
    default: nil
    }
  }

  private mutating func sections(in bytes: [UInt8]) -> [Section]? {
    guard pass(0x5B, in: bytes) else { return nil }
    var sections: [Section] = []
    if pass(0x5D, in: bytes) { return sections }
    repeat {
      guard pass("{\"id\":", in: bytes), let id = text(in: bytes) else { return nil }
      var title: ExactText?
      if pass(",\"title\":", in: bytes) {
        guard let text = text(in: bytes) else { return nil }
        title = text
      }
      guard pass(",\"items\":", in: bytes), let items = items(in: bytes), pass(0x7D, in: bytes)
      else { return nil }
      sections.append(Section(id: SectionID(id), title: title, items: items))
    } while pass(0x2C, in: bytes)
    return pass(0x5D, in: bytes) ? sections : nil
  }

  private mutating func items(in bytes: [UInt8], capacity: Int = 0) -> [Item]? {
    guard pass(0x5B, in: bytes) else { return nil }
    var items: [Item] = []
    items.reserveCapacity(capacity)
    if pass(0x5D, in: bytes) { return items }
    repeat {
      guard add(to: &items, in: bytes) else { return nil }
    } while pass(0x2C, in: bytes)
    return pass(0x5D, in: bytes) ? items : nil
  }

  /// Reads one item, an object or its title alone, and puts it where it belongs: no copy of it is
  /// made on the way.
  private mutating func add(to items: inout [Item], in bytes: [UInt8]) -> Bool {
    guard pass(0x7B, in: bytes) else {
      guard let title = text(in: bytes) else { return false }
      items.append(Item(id: ItemID(title), title: title))
      return true
    }
    // Keys come in the order in which they are written, so that none can stand twice.
    needsKey = true
    let id = text(of: .id, in: bytes)
    guard let title = text(of: .title, in: bytes) else { return false }
    let detail = text(of: .detail, in: bytes)
    let icon = text(of: .icon, in: bytes)
    let codes = needsKey ? self.codes(in: bytes) : []
    let isDisabled = needsKey && pass("\"enabled\":false", in: bytes)
    guard needsKey == isDisabled, pass(0x7D, in: bytes) else { return false }
    items.append(
      Self.item(id: id, title: title, detail: detail, icon: icon, codes: codes, !isDisabled))
    return true
  }

  /// Out of line, since a large value made in place is copied once more before it is appended.
  @inline(never)
  private static func item(
    id: consuming ExactText?, title: consuming ExactText, detail: consuming ExactText?,
    icon: consuming ExactText?, codes: consuming [ExactText], _ enabled: Bool,
  ) -> Item {
    Item(
      id: id.map { ItemID($0) }, title: title, detail: detail, icon: icon, codes: codes,
      enabled: enabled)
  }

  /// Reads the text of a key, where that is the key that comes.
  @inline(__always)
  private mutating func text(of key: ItemKey, in bytes: [UInt8]) -> ExactText? {
    guard needsKey, passKey(key, in: bytes), let text = text(in: bytes) else { return nil }
    needsKey = pass(0x2C, in: bytes)
    return text
  }

  private mutating func codes(in bytes: [UInt8]) -> [ExactText] {
    guard passKey(.codes, in: bytes), let codes = texts(in: bytes) else { return [] }
    needsKey = pass(0x2C, in: bytes)
    return codes
  }

  /// Passes over a key with its quotes and its colon.
  @inline(__always)
  private mutating func passKey(_ key: ItemKey, in bytes: [UInt8]) -> Bool {
    let length = key.length + 1
    guard byte(in: bytes) == 0x22, place &+ length &+ 1 < bytes.count,
      bytes[place &+ length &+ 1] == 0x3A,
      bytes.word(at: place &+ 1).byteSwapped >> UInt64(64 &- 8 &* length) == key.word
    else { return false }
    place &+= length &+ 2
    return true
  }

  private mutating func texts(in bytes: [UInt8]) -> [ExactText]? {
    guard pass(0x5B, in: bytes) else { return nil }
    var texts: [ExactText] = []
    if pass(0x5D, in: bytes) { return texts }
    repeat {
      guard let text = text(in: bytes) else { return nil }
      texts.append(text)
    } while pass(0x2C, in: bytes)
    return pass(0x5D, in: bytes) ? texts : nil
  }

  private mutating func text(in bytes: [UInt8]) -> ExactText? {
    guard byte(in: bytes) == 0x22 else { return nil }
    let first = place + 1
    var end = first
    while true {
      end = bytes.passPlain(from: end)
      guard end < bytes.count else { return nil }
      switch bytes[end] {
      case 0x22:
        place = end + 1
        return ExactText(String(decoding: bytes[first..<end], as: UTF8.self))
      case 0x5C: return escapedText(in: bytes)
      case 0x80...:
        guard let count = ScalarForm.count(in: bytes, at: end) else { return nil }
        end += count
      case 0x20...: end += 1
      default: return nil
      }
    }
  }

  /// Leaves a text with escapes to the reader that knows them.
  @inline(never)
  private mutating func escapedText(in bytes: [UInt8]) -> ExactText? {
    var reader = JSONReader(bytes)
    reader.position = place
    guard let text = try? reader.readText() else { return nil }
    place = reader.position
    return text
  }

  /// The next byte, or 0 at the end, which fits nowhere.
  private func byte(in bytes: [UInt8]) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

  private mutating func pass(_ sign: UInt8, in bytes: [UInt8]) -> Bool {
    guard byte(in: bytes) == sign else { return false }
    place += 1
    return true
  }

  private mutating func pass(_ signs: String, in bytes: [UInt8]) -> Bool {
    let signs = signs.utf8
    guard bytes[place...].starts(with: signs) else { return false }
    place += signs.count
    return true
  }
}

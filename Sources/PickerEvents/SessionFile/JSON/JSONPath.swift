/// Finds which key a place in a line belongs to.
enum JSONPath {
  /// What holds a place.
  private enum Frame {
    /// An object, and the key whose value is being looked at.
    case object(key: Range<Int>?)
    /// A list, and the number of the element that is being looked at.
    case list(index: Int)
  }

  /// Walks a line up to a place.
  ///
  /// The line may be faulty from that place on.
  ///
  /// - Parameters:
  ///   - offset: The place.
  ///   - bytes: The line.
  ///   - start: Where the text begins.
  /// - Returns: A path such as `items[2].title`, or nil where the place is below no key.
  /// - Complexity: O(offset).
  static func text(to offset: Int, in bytes: [UInt8], from start: Int) -> String? {
    var frames: [Frame] = []
    var isAtKey = false
    var at = start
    while at < bytes.count {
      let byte = bytes[at]
      // A place at the very start of a key belongs to that key.
      guard at < offset || (at == offset && isAtKey && byte == 0x22) else { break }
      at += 1
      switch byte {
      case 0x7B:
        frames.append(.object(key: nil))
        isAtKey = true
      case 0x5B:
        frames.append(.list(index: 0))
        isAtKey = false
      case 0x7D, 0x5D:
        _ = frames.popLast()
        isAtKey = false
      case 0x2C:
        isAtKey = advance(&frames)
      case 0x22:
        let first = at
        while at < bytes.count, bytes[at] != 0x22 { at += bytes[at] == 0x5C ? 2 : 1 }
        let end = min(at, bytes.count)
        if isAtKey { frames[frames.count - 1] = .object(key: first..<end) }
        isAtKey = false
        at = end + 1
      default: break
      }
    }
    return written(frames, bytes)
  }

  /// Steps over a comma; says whether a key comes next.
  private static func advance(_ frames: inout [Frame]) -> Bool {
    guard let last = frames.popLast() else { return false }
    switch last {
    case .object:
      frames.append(.object(key: nil))
      return true
    case .list(let index):
      frames.append(.list(index: index + 1))
      return false
    }
  }

  private static func written(_ frames: [Frame], _ bytes: [UInt8]) -> String? {
    var path = ""
    for frame in frames {
      switch frame {
      case .object(key: nil): break
      case .object(.some(let key)):
        if key.isEmpty || !bytes[key].allSatisfy(isPlain) {
          path += "[\(JSONExcerpt.quoted(bytes[key]))]"
        } else {
          if !path.utf8.isEmpty { path += "." }
          path += JSONExcerpt.bare(bytes[key])
        }
      case .list(let index): path += "[\(index)]"
      }
    }
    return path.utf8.isEmpty ? nil : path
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
    default: false
    }
  }
}

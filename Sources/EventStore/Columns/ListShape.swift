/// The three shapes of JSON that list columns hold.
enum ListShape {
  /// An array of texts.
  case texts
  /// An array of items, each an id or an id and a title.
  case titledItems
  /// An array of evictions, each an item and a limit.
  case evictions

  /// Counts the elements of a list, and makes nothing of them.
  ///
  /// - Parameter json: The list, which is UTF-8.
  /// - Returns: How many there are; nil where `JSONListReader` would not take it.
  func count(_ json: ArraySlice<UInt8>) -> Int? {
    var walk = ListWalk(json)
    guard walk.skip(UInt8(ascii: "[")) else { return nil }
    var count = 0
    repeat {
      guard skipElement(&walk) else { return nil }
      count += 1
    } while walk.skip(UInt8(ascii: ","))
    return walk.skip(UInt8(ascii: "]")) && walk.isAtEnd ? count : nil
  }

  @inline(__always)
  private func skipElement(_ walk: inout ListWalk) -> Bool {
    switch self {
    case .texts: return walk.skipText()
    case .titledItems:
      guard walk.skip(UInt8(ascii: "[")), walk.skipText() else { return false }
      if walk.skip(UInt8(ascii: ",")), !walk.skipText() { return false }
      return walk.skip(UInt8(ascii: "]"))
    case .evictions:
      return walk.skip(UInt8(ascii: "[")) && walk.skipText() && walk.skip(UInt8(ascii: ","))
        && walk.skipLimit() && walk.skip(UInt8(ascii: "]"))
    }
  }
}

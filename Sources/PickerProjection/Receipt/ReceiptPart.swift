internal import PickerEvents

/// The parts of a receipt and the seeds of their digests (Documentation/Receipt.md).
enum ReceiptPart: UInt64 {
  case receipt = 1
  case id
  case pair
  case undo
  case redo
  case rules
  case data
  case alert
  case ending
  case item
  case row
  case section
  case departed
  case search
  case scan
  case screen
  case note

  /// The digest of an id: its bytes alone.
  static func digest(of id: ItemID) -> UInt64 {
    Digest.ofBytes(of: id.text, seed: ReceiptPart.id.rawValue)
  }

  /// What one neighbourhood adds to the digest of a list: an id and the one before it.
  ///
  /// A list of unique ids is known by its neighbourhoods; their sum changes by a few terms when a
  /// pick comes, goes, or comes back, wherever it stands. The head's left neighbour is 0.
  static func pair(_ older: UInt64, _ newer: UInt64) -> UInt64 {
    Digest.ofPair(older, newer, seed: pair.rawValue)
  }

  /// One more step on a stack of steps.
  static func push(_ stack: UInt64, _ selection: UInt64, on part: ReceiptPart) -> UInt64 {
    Digest.ofPair(stack, selection, seed: part.rawValue)
  }
}

internal import PickerEvents

/// The digests of all parts of a state; the receipt is the digest of them in this order.
struct ReceiptParts: Sendable {
  var rules: UInt64 = 0
  var data: UInt64 = 0
  /// The sum of `ReceiptPart.pair` over the selection.
  var selection: UInt64 = 0
  /// The same over the baseline.
  var baseline: UInt64 = 0
  var undo: UInt64 = 0
  var redo: UInt64 = 0
  var alert: UInt64 = 0
  var ending: UInt64 = 0
  var search: UInt64 = 0
  /// The sum over the times of scans.
  var scans: UInt64 = 0
  var screen: UInt64 = 0
  /// The digest of the id from which a range begins; 0 where there is none.
  var anchor: UInt64 = 0

  /// The digest of the note; 0 where there is none, or nothing has happened to it.
  var note: UInt64 = 0

  /// Tells states of one moment apart, at the price of a few additions; only compared in place.
  var fingerprint: UInt64 {
    let data = rules &+ data &+ search &+ scans &+ screen &+ note
    return data &+ selection &+ undo &+ redo &+ alert &+ anchor
  }

  /// The digest of all parts.
  ///
  /// - Complexity: O(1).
  var receipt: Receipt {
    let digest = Digest.ofTwelve(
      (rules, data, selection, baseline), (undo, redo, alert, ending),
      (search, scans, screen, anchor), seed: ReceiptPart.receipt.rawValue)
    // Most sessions have no note, and should not pay for one.
    return Receipt(
      note == 0 ? digest : Digest.ofPair(digest, note, seed: ReceiptPart.note.rawValue))
  }
}

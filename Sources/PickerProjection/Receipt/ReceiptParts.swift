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

  /// The digest of all parts.
  ///
  /// - Complexity: O(1).
  var receipt: Receipt {
    Receipt(
      Digest.ofEight(
        (rules, data, selection, baseline), (undo, redo, alert, ending),
        seed: ReceiptPart.receipt.rawValue))
  }
}

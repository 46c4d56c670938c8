internal import PickerEvents

extension ItemID {
  /// The number that the id writes in decimal: 0, or digits without a leading zero.
  var index: WholeNumber? {
    let digits = string.utf8
    guard let first = digits.first, digits.count == 1 || first != 0x30 else { return nil }
    var value: WholeNumber = 0
    for digit in digits {
      guard case 0x30...0x39 = digit else { return nil }
      let (product, tooBig) = value.multipliedReportingOverflow(by: 10)
      let (sum, stillTooBig) = product.addingReportingOverflow(WholeNumber(digit - 0x30))
      guard !tooBig, !stillTooBig else { return nil }
      value = sum
    }
    return value
  }

  /// Whether the id writes a number in decimal, however large.
  var isDecimal: Bool {
    let digits = string.utf8
    guard let first = digits.first, digits.count == 1 || first != 0x30 else { return false }
    return digits.allSatisfy { (0x30...0x39).contains($0) }
  }
}

internal import PickerEvents

extension Digest {
  /// A number of the format or a count: 64 bits, whatever the machine.
  mutating func feed(_ number: some FixedWidthInteger & SignedInteger) {
    feed(UInt64(bitPattern: Int64(number)))
  }

  /// A value that may be missing: 0, or 1 and the value.
  mutating func feed(optional number: WholeNumber?) {
    feed(number != nil)
    if let number { feed(number) }
  }

  /// A member of a closed set: its stable name.
  mutating func feed(name value: some NamedValue) { feed(ExactText(value.name)) }
}

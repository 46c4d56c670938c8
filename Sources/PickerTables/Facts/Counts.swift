internal import PickerEvents

/// How often each case of a small enumeration occurred.
package struct Counts<Value: CaseIterable & RawRepresentable<UInt8> & Sendable>: Hashable, Sendable
{
  /// By raw value; empty while all are 0.
  private var counts: [Int] = []

  package init() {}

  /// How often one occurred.
  package subscript(value: Value) -> Int {
    get { value.rawValue < counts.count ? counts[Int(value.rawValue)] : 0 }
    set {
      let place = Int(value.rawValue)
      if place >= counts.count { counts += repeatElement(0, count: place + 16 - counts.count) }
      counts[place] = newValue
    }
  }

  /// Adds others.
  package static func += (left: inout Counts, right: Counts) {
    guard !right.counts.isEmpty else { return }
    for value in Value.allCases where right[value] != 0 { left[value] += right[value] }
  }

  /// Two that count the same are equal, however much room they have.
  package static func == (left: Counts, right: Counts) -> Bool {
    Value.allCases.allSatisfy { left[$0] == right[$0] }
  }

  package func hash(into hasher: inout Hasher) {
    for value in Value.allCases { hasher.combine(self[value]) }
  }
}

extension Counts<PickCause> {
  /// Picks that the user made.
  package var ofUser: Int {
    PickCause.allCases.reduce(0) { $1.isOfUser ? $0 + self[$1] : $0 }
  }

  /// Picks that came in other ways.
  package var ofOthers: Int {
    PickCause.allCases.reduce(0) { $1.isOfUser ? $0 : $0 + self[$1] }
  }
}

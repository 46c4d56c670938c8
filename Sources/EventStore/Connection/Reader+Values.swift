internal import PickerEvents

extension Reader {
  static func kind(_ number: Int64) throws(StoreError) -> EventKind {
    guard let kind = UInt8(exactly: number).flatMap(EventKind.init(rawValue:)) else {
      throw StoreError.damage("there is no event of kind \(number)")
    }
    return kind
  }

  static func verdict(_ number: Int64?) throws(StoreError) -> Verdict {
    guard let number else { return .accepted }
    guard let reason = UInt8(exactly: number).flatMap(Reason.init(rawValue:)) else {
      throw StoreError.damage("there is no reason \(number)")
    }
    return .rejected(reason)
  }

  static func sequence(_ number: Int64) throws(StoreError) -> Int {
    guard let sequence = Int(exactly: number), 1...EventKey.lastSequence ~= sequence else {
      throw StoreError.damage("\(number) is no number of events")
    }
    return sequence
  }

  static func ending(_ name: String?) throws(StoreError) -> Ending? {
    guard let name else { return nil }
    guard let ending = Ending.named(ExactText(name)) else {
      throw StoreError.damage("there is no ending \(name.debugDescription)")
    }
    return ending
  }
}

public import PickerEvents

/// Everything that can be read off a picker at one moment.
public struct Reading: Hashable, Sendable {
  /// Each read-out with what it says.
  public let values: [ReadOut: JSONValue]

  /// Reads a picker.
  ///
  /// - Parameter picker: The picker.
  public init(of picker: some ReadablePicker) {
    var values: [ReadOut: JSONValue] = [:]
    for readOut in ReadOut.allCases {
      values[readOut] = picker.value(of: readOut).map { Self.sorted($0) }
    }
    self.values = values
  }

  /// An object with its keys in byte order, so that two that say the same are the same.
  private static func sorted(_ value: JSONValue) -> JSONValue {
    guard case .object(let members) = value else { return value }
    return .object(members.sorted { $0.key < $1.key })
  }

  /// What is said of the last event only.
  public static let ofLastEvent: Set<ReadOut> = [
    .outcome, .reason, .added, .removed, .evicted, .evictedBy, .skipped, .effects,
  ]

  /// Whether the last event was rejected.
  public var isRejected: Bool { values[.outcome] == .text("rejected") }

  /// Names the read-outs that differ.
  ///
  /// - Parameters:
  ///   - other: What was read at another moment, or off another picker.
  ///   - passedOver: Read-outs that may differ.
  /// - Returns: Each that differs with both values; empty where all agree.
  public func differences(
    from other: Reading, passingOver passedOver: Set<ReadOut> = [],
  ) -> [String] {
    ReadOut.allCases.filter { !passedOver.contains($0) && values[$0] != other.values[$0] }.map {
      let here = values[$0].map { "\($0)" } ?? "nothing"
      let there = other.values[$0].map { "\($0)" } ?? "nothing"
      return "\($0.name): \(here), not \(there)"
    }
  }
}

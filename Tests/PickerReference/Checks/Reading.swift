public import PickerEvents

/// Everything that can be read off a picker at one moment.
public struct Reading: Hashable, Sendable {
  /// Each read-out with what it says.
  public let values: [ReadOut: JSONValue]
  /// The note, with what session files do not claim of it; nil where there is none.
  public let note: ReferenceNoteReading?

  /// Reads a picker.
  ///
  /// - Parameter picker: The picker.
  public init(of picker: some ReadablePicker) {
    var values: [ReadOut: JSONValue] = [:]
    for readOut in ReadOut.allCases {
      values[readOut] = picker.value(of: readOut).map { Self.sorted($0) }
    }
    self.values = values
    note = picker.noteReading
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
  ///   - passedOver: Read-outs that may differ; with `note` all that is read off it.
  /// - Returns: Each that differs with both values; empty where all agree.
  public func differences(
    from other: Reading, passingOver passedOver: Set<ReadOut> = [],
  ) -> [String] {
    var differences: [String] = []
    for readOut in ReadOut.allCases
    where !passedOver.contains(readOut) && values[readOut] != other.values[readOut] {
      let here = values[readOut].map { "\($0)" } ?? "nothing"
      let there = other.values[readOut].map { "\($0)" } ?? "nothing"
      differences.append("\(readOut.name): \(here), not \(there)")
    }
    if !passedOver.contains(.note) && note != other.note {
      let here = note.map { "\($0)" } ?? "nothing"
      let there = other.note.map { "\($0)" } ?? "nothing"
      differences.append("all of the note: \(here), not \(there)")
    }
    return differences
  }
}

internal import PickerEvents

extension StoreError: CustomStringConvertible {
  /// Everything that is known, in one line for people.
  public var description: String {
    var places: [String] = []
    if let path { places.append(path) }
    if let session { places.append("session \(session.string.debugDescription)") }
    if let sequence { places.append("event \(sequence)") }
    return places.isEmpty ? message : "\(places.joined(separator: ", ")): \(message)"
  }
}

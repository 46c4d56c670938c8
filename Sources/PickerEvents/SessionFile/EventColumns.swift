/// A stand-in until the codec is merged: an event as a log's columns hold it.
public struct EventColumns: Hashable, Sendable {
  /// Which event it is.
  public var kind: EventKind
  /// The item that it is about.
  public var item: ItemID?
  /// The text that it is about.
  public var text: ExactText?
  /// What the columns cannot hold, as a JSON object.
  public var detail: [UInt8]?
  /// A catalog, page, reload or answer.
  public var payload: [UInt8]?

  /// Makes columns.
  ///
  /// - Parameters:
  ///   - kind: Which event it is.
  ///   - item: The item that it is about.
  ///   - text: The text that it is about.
  ///   - detail: What the columns cannot hold.
  ///   - payload: A catalog, page, reload or answer.
  public init(
    kind: EventKind,
    item: ItemID? = nil,
    text: ExactText? = nil,
    detail: [UInt8]? = nil,
    payload: [UInt8]? = nil,
  ) {
    self.kind = kind
    self.item = item
    self.text = text
    self.detail = detail
    self.payload = payload
  }

  /// Splits an event into columns.
  ///
  /// - Parameter event: The event.
  public init(_ event: PickerEvent) {
    self.init(kind: event.kind)
    switch event {
    case .tapped(let item, let region):
      self.item = item
      if region == .selected { detail = Array(#"{"in":"selected"}"#.utf8) }
    case .scanFailed(let failure): text = failure
    case .opened(let opening):
      detail = Array("{}".utf8)
      var bytes: [UInt8] = []
      for section in opening.sections {
        for item in section.items {
          bytes += item.title.string.utf8
          bytes.append(10)
        }
      }
      payload = bytes
    default: break
    }
  }

  /// Puts the event together again.
  ///
  /// - Returns: The event.
  /// - Throws: An error where the columns do not make an event.
  public func event() throws(SessionFileError) -> PickerEvent {
    switch kind {
    case .tapped:
      guard let item else { throw SessionFileError() }
      if let detail {
        guard detail == Array(#"{"in":"selected"}"#.utf8) else { throw SessionFileError() }
        return .tapped(item: item, region: .selected)
      }
      return .tapped(item: item, region: .all)
    case .scanFailed:
      guard let text else { throw SessionFileError() }
      return .scanFailed(failure: text)
    case .opened:
      guard let payload, detail == Array("{}".utf8) else { throw SessionFileError() }
      let titles = payload.split(separator: 10).map { String(decoding: $0, as: UTF8.self) }
      return .opened(
        Opening(sections: [
          Section(items: titles.map { Item(id: ItemID($0), title: ExactText($0)) })
        ])
      )
    case .doneTapped: return .doneTapped
    case .cancelTapped: return .cancelTapped
    case .selectAllTapped: return .selectAllTapped
    case .searchBegan: return .searchBegan
    case .undone: return .undone
    case .abandoned: return .abandoned
    default: throw SessionFileError()
    }
  }
}

/// A stand-in until the codec is merged.
public struct SessionFileError: Error {
  /// What is wrong.
  public var message: String = "the columns do not make an event"

  /// Makes an error.
  public init() {}
}

internal import PickerEvents

extension ByteWriter {
  mutating func write(_ screen: ScreenState) {
    write(screen.pane == .selected ? 1 : 0)
    write(screen.viewport == nil ? 0 : 1)
    if let viewport = screen.viewport {
      write(UInt64(viewport.first))
      write(UInt64(viewport.capacity))
    }
    switch screen.load {
    case .none: write(0)
    case .underWay: write(1)
    case .failed(let message):
      write(2)
      write(message.string.utf8)
    }
    write(screen.hasAsked ? 1 : 0)
  }
}

extension ByteReader {
  mutating func screen() -> ScreenState? {
    var screen = ScreenState()
    guard let pane = number(below: 2), let isSeen = number(below: 2) else { return nil }
    screen.pane = pane == 1 ? .selected : .all
    if isSeen == 1 {
      guard let first = wholeNumber(), let capacity = wholeNumber(), capacity > 0
      else { return nil }
      screen.viewport = ScreenState.Viewport(first: first, capacity: capacity)
    }
    guard let load = load(), let hasAsked = number(below: 2) else { return nil }
    screen.load = load
    screen.hasAsked = hasAsked == 1
    return screen
  }

  private mutating func load() -> ScreenState.Load? {
    switch number() {
    case 0: ScreenState.Load.none
    case 1: .underWay
    case 2: text().map { .failed($0) }
    default: nil
    }
  }
}

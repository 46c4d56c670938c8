/// A bar on standard error, for work that takes over a second.
struct Progress {
  private let label: String
  private let total: Int
  private let descriptor: Int32
  private let isShown: Bool
  private let clock = ContinuousClock()
  private var next: ContinuousClock.Instant
  private var ticks = 0
  private var isDrawn = false

  init(_ label: String, total: Int, descriptor: Int32, isShown: Bool) {
    self.label = label
    self.total = max(1, total)
    self.descriptor = descriptor
    self.isShown = isShown
    next = clock.now + .seconds(1)
  }

  /// Says how far the work is.
  ///
  /// - Parameters:
  ///   - done: How much was done.
  ///   - each: Whether each call counts, since much was done between two of them.
  mutating func reach(_ done: Int, each: Bool = false) {
    guard isShown else { return }
    ticks += 1
    // The clock is asked now and then only: a step takes less time than asking.
    guard each || ticks & 63 == 0, clock.now >= next else { return }
    next = clock.now + .milliseconds(100)
    isDrawn = true
    draw(Self.bar(label, done, of: total))
  }

  /// Takes the bar away.
  mutating func finish() {
    guard isDrawn else { return }
    isDrawn = false
    draw("\r\u{1B}[K")
  }

  /// The bar as it is drawn.
  static func bar(_ label: String, _ done: Int, of total: Int) -> String {
    let width = 30
    let share = min(1, max(0, Double(done) / Double(max(1, total))))
    let full = Int(share * Double(width))
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
    return "\r\u{1B}[K\(bar) \(Int(share * 100)) %  \(label)"
  }

  private func draw(_ text: String) { try? System.write(Array(text.utf8)[...], to: descriptor) }
}

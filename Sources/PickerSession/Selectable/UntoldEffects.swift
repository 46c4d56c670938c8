internal import PickerProjection

/// Effects that callbacks were not told yet, in the order of their events.
///
/// Somebody who observes a session may send while another send is under way: that one comes to its
/// end first, though its event is the later one.
struct UntoldEffects {
  private var waiting: [(number: Int, effect: Effect)] = []
  /// How many sends have not returned.
  private var sends = 0
  private var isTelling = false

  /// A send begins.
  mutating func begin() { sends += 1 }

  /// A send has returned, or failed.
  mutating func end() { sends -= 1 }

  /// Adds the effects of an event.
  mutating func add(_ effects: [Effect], of number: Int) {
    let place = waiting.firstIndex { $0.number > number } ?? waiting.endIndex
    waiting.insert(contentsOf: effects.map { (number, $0) }, at: place)
  }

  /// The next effect to tell; nil while an earlier one may come, or is being told.
  mutating func takeNext() -> Effect? {
    guard sends == 0, !isTelling, !waiting.isEmpty else { return nil }
    isTelling = true
    return waiting.removeFirst().effect
  }

  /// The effect that was taken has been told.
  mutating func wasTold() { isTelling = false }
}

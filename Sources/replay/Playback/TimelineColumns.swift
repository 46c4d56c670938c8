/// Where each part of a timeline's lines begins.
///
/// A session is drawn while it is played, so nobody knows its widest line beforehand: a column that
/// had to make room stays that wide to the end.
struct TimelineColumns {
  /// How wide the number of an event is.
  private(set) var number = 4
  private var clockWidth = 8
  private var offsetWidth = 7

  var clock: Int { number + 2 }
  var offset: Int { clock + clockWidth + 2 }
  var event: Int { offset + offsetWidth + 2 }
  var change: Int { event + 26 }
  var picks: Int { change + 27 }
  /// Where a further line begins.
  var further: Int { event + 2 }

  /// Widens the columns in front of the event where a line needs more.
  mutating func makeRoom(number: Int, clock: Int, offset: Int) {
    self.number = max(self.number, number)
    clockWidth = max(clockWidth, clock)
    offsetWidth = max(offsetWidth, offset)
  }
}

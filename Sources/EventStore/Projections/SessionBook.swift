internal import PickerEvents

/// How far a projection has read a session.
struct SessionBook: Equatable {
  /// The last event that was taken in; 0 where none was.
  var sequence = 0
  /// How many of the session's rows can change no more.
  var settled = 0
  /// Whether the rows of the picks that are still held stand behind those, all of them.
  var isComplete = false
  /// Counts the transactions that wrote of the session: whoever finds another number is too late.
  var writes = 0
  /// Why it cannot be read further.
  var stop: ProjectionStop?

  /// Whether nothing is left to do up to an event.
  func covers(_ last: Int) -> Bool { stop != nil || sequence >= last && isComplete }

  /// The book after one more transaction.
  func written(_ change: (inout SessionBook) -> Void) -> SessionBook {
    var next = self
    next.writes += 1
    change(&next)
    return next
  }
}

internal import PickerEvents

/// How far a projection has read a session.
struct SessionBook: Equatable {
  /// The last event that was taken in; 0 where none was.
  var sequence = 0
  /// How many of the session's rows can change no more; those behind them are made anew.
  var settled = 0
  /// Why it cannot be read further.
  var stop: ProjectionStop?
}

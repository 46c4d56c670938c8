/// How far a projection has read the whole log.
struct Books: Equatable {
  /// The version of its rows.
  var version: Int
  /// Every event up to this position was read.
  var position: Int64
  /// Whether a rebuild was begun and has not come to its end.
  var isRebuilding: Bool
}

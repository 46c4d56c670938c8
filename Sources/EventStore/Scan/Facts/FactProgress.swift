/// How far a scan of facts has come.
struct FactProgress: Sendable {
  /// Sessions of the cut that are still to be begun.
  var sessions: ArraySlice<CutSession> = []
  /// A session whose stored rows are half read.
  var position: FactPosition?
  /// How many of the first sessions must be folded, since their rows lag behind.
  var lagging = 0
  /// A session whose rows somebody rewrote while they were read.
  var overtaken: FactPosition?
}

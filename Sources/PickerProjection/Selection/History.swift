/// The steps of the selection, back and forth, at a cost per step that is the change's own.
struct History: Sendable {
  /// One accepted change of the selection.
  struct Step: Sendable {
    /// Where its moves lie in `moves`.
    var moves: Range<Int>
    /// Whether the whole list was replaced, so that picks may have gone and come in one step.
    var isReplacement: Bool
    /// The digests of the selection before and after.
    var before: UInt64
    var after: UInt64
    /// The digest of all steps back before this one was made.
    var undoDigest: UInt64
    /// The digest of all steps forward when this one was taken back.
    var redoDigest: UInt64
  }

  private var moves: [PickMove] = []
  private var steps: [Step] = []
  /// How many of the steps are done; the others were taken back.
  private var done = 0

  var canUndo: Bool { done > 0 }
  var canRedo: Bool { done < steps.count }

  /// The step that would be taken back next.
  var lastDone: Step? { done > 0 ? steps[done - 1] : nil }
  /// The step that would be done again next.
  var nextUndone: Step? { done < steps.count ? steps[done] : nil }

  func moves(of step: Step) -> ArraySlice<PickMove> { moves[step.moves] }

  /// Drops the steps forward and opens a new step; its moves follow by `record`.
  mutating func begin(_ isReplacement: Bool, before: UInt64, after: UInt64, undoDigest: UInt64) {
    if done < steps.count {
      moves.removeSubrange(steps[done].moves.lowerBound...)
      steps.removeSubrange(done...)
    }
    steps.append(
      Step(
        moves: moves.count..<moves.count, isReplacement: isReplacement, before: before,
        after: after, undoDigest: undoDigest, redoDigest: 0))
    done += 1
  }

  /// Makes room for as many more moves.
  mutating func reserve(_ more: Int) { moves.reserveCapacity(moves.count + more) }

  /// Adds a move to the step that was begun last.
  mutating func record(_ move: PickMove) {
    moves.append(move)
    let step = steps[done - 1]
    steps[done - 1].moves = step.moves.lowerBound..<moves.count
  }

  /// Moves one step back.
  mutating func stepBack(redoDigest: UInt64) {
    done -= 1
    steps[done].redoDigest = redoDigest
  }

  /// Moves one step forward.
  mutating func stepForward() { done += 1 }

  /// Forgets everything, at the end of a session.
  mutating func clear() { self = History() }
}

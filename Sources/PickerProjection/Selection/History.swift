/// The steps of the selection, back and forth, at a cost per step that is the change's own.
///
/// In one step picks go first, each from where it stands, and then others come as the newest.
struct History: Sendable {
  /// One accepted change of the selection.
  struct Step: Sendable {
    /// Where the picks that went lie in `gone`, in the order in which they went.
    var gone: Range<Int>
    /// Where the picks that came lie in `came`, oldest first.
    var came: Range<Int>
    /// The stamp of the first pick that came; those of the others follow it one by one.
    var firstStamp: UInt64
    /// Whether the whole list was replaced, so that picks may have gone and come in one step.
    var isReplacement: Bool
    /// The digests of the selection before and after.
    var before: UInt64
    var after: UInt64
    /// The digest of all steps back before this one was made.
    var undoDigest: UInt64
    /// The roster's epoch when it was made: in another one, neighbours in queues mean nothing.
    var epoch: Int
    /// The digest of all steps forward when this one was taken back.
    var redoDigest: UInt64 = 0
  }

  private var gone: [GonePick] = []
  private var came: [Slot] = []
  private var steps: [Step] = []
  /// How many of the steps are done; the others were taken back.
  private var done = 0
  /// How many older steps are done whose changes are not here, after a snapshot left them out.
  private var hidden = 0

  init() {}

  var canUndo: Bool { depth > 0 }
  var canRedo: Bool { done < steps.count }

  /// How many steps are done, known or not.
  var depth: Int { hidden + done }

  /// The steps that are done, the last one first.
  var doneSteps: ReversedCollection<ArraySlice<Step>> { steps[..<done].reversed() }
  /// The steps that were taken back, the next one first.
  var undoneSteps: ArraySlice<Step> { steps[done...] }

  /// The step that would be taken back next.
  var lastDone: Step? { done > 0 ? steps[done - 1] : nil }
  /// The step that would be done again next.
  var nextUndone: Step? { done < steps.count ? steps[done] : nil }

  func gone(in step: Step) -> ArraySlice<GonePick> { gone[step.gone] }
  func came(in step: Step) -> ArraySlice<Slot> { came[step.came] }

  /// Drops the steps forward and opens a new step; what went and came follows.
  mutating func begin(
    _ isReplacement: Bool, firstStamp: UInt64, before: UInt64, after: UInt64, undoDigest: UInt64,
    epoch: Int,
  ) {
    if done < steps.count {
      gone.removeSubrange(steps[done].gone.lowerBound...)
      came.removeSubrange(steps[done].came.lowerBound...)
      steps.removeSubrange(done...)
    }
    steps.append(
      Step(
        gone: gone.count..<gone.count, came: came.count..<came.count, firstStamp: firstStamp,
        isReplacement: isReplacement, before: before, after: after, undoDigest: undoDigest,
        epoch: epoch))
    done += 1
  }

  /// Makes room for as many more picks that go.
  mutating func reserve(_ more: Int) { gone.makeRoom(for: more) }

  /// Adds a pick that went to the step that was begun last.
  mutating func record(_ pick: GonePick) {
    gone.append(pick)
    steps[done - 1].gone = steps[done - 1].gone.lowerBound..<gone.count
  }

  /// Adds a pick that came to the step that was begun last.
  mutating func record(_ slot: Slot) {
    came.append(slot)
    steps[done - 1].came = steps[done - 1].came.lowerBound..<came.count
  }

  /// Adds picks that came to the step that was begun last.
  mutating func record(_ slots: [Slot]) {
    came.append(contentsOf: slots)
    steps[done - 1].came = steps[done - 1].came.lowerBound..<came.count
  }

  /// Forgets the step that was done last; none may stand behind it.
  mutating func removeLast() {
    guard let step = steps.popLast() else { return }
    gone.removeSubrange(step.gone.lowerBound...)
    came.removeSubrange(step.came.lowerBound...)
    done -= 1
  }

  /// Moves one step back.
  mutating func stepBack(redoDigest: UInt64) {
    done -= 1
    steps[done].redoDigest = redoDigest
  }

  /// Moves one step forward.
  mutating func stepForward() { done += 1 }

  /// Does a step again that was taken back, as if that had never been.
  mutating func stepForward(redoDigest: UInt64) {
    guard done < steps.count else { return }
    steps[done].redoDigest = redoDigest
    done += 1
  }

  /// Begins with steps that are not known, behind those that are added.
  init(hidden: Int) { self.hidden = hidden }

  /// Adds a step that was kept elsewhere; all that are done come before those that were undone.
  mutating func add(_ step: Step, gone: [GonePick], came: [Slot], isDone: Bool) {
    var step = step
    step.gone = self.gone.count..<self.gone.count + gone.count
    step.came = self.came.count..<self.came.count + came.count
    self.gone += gone
    self.came += came
    steps.append(step)
    if isDone { done += 1 }
  }

  /// Forgets everything, at the end of a session.
  mutating func clear() { self = History() }
}

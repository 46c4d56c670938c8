package import PickerEvents

/// For tests and benchmarks, in which no time passes.
extension PickerState {
  package func decide(_ event: PickerEvent) -> Decision {
    decide(event, at: Timestamp(microseconds: 0))
  }

  @discardableResult
  package mutating func apply(_ event: PickerEvent) -> Decision {
    apply(event, at: Timestamp(microseconds: 0))
  }
}

extension Replay {
  package mutating func apply(_ event: PickerEvent) {
    apply(event, at: Timestamp(microseconds: 0))
  }

  package mutating func stepForward(_ event: PickerEvent) -> ReplayStep {
    stepForward(event, at: Timestamp(microseconds: 0), recorded: nil)
  }
}

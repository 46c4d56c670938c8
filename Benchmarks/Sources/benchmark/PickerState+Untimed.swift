import PickerEvents
import PickerProjection

/// No time passes here.
extension PickerState {
  @discardableResult
  mutating func apply(_ event: PickerEvent) -> Decision {
    apply(event, at: Timestamp(microseconds: 0))
  }
}

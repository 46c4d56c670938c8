import Foundation
import PickerReference

/// Waits for a random moment, so that a kill comes anywhere.
func pause(upTo microseconds: Int, _ random: inout SplitMix64) {
  Thread.sleep(forTimeInterval: Double(random.below(microseconds)) / 1_000_000)
}

/// The least and the greatest value of a column chunk, as its statistics name them.
///
/// A bound that is not exact lies beyond all values: readers may skip by it, and do.
struct Bounds: Sendable {
  var least: [UInt8]?
  var greatest: [UInt8]?
  var isLeastExact = true
  var isGreatestExact = true

  /// The bounds of numbers, as PLAIN values.
  init(least: Int64, greatest: Int64, width: Int) {
    var low: [UInt8] = []
    low.appendLow(UInt64(bitPattern: least), bytes: width)
    self.least = low
    var high: [UInt8] = []
    high.appendLow(UInt64(bitPattern: greatest), bytes: width)
    self.greatest = high
  }

  /// The bounds of texts, the long ones cut.
  init(least: ArraySlice<UInt8>, greatest: ArraySlice<UInt8>) {
    self.least = least.count <= TextBound.longest ? Array(least) : TextBound.below(least)
    isLeastExact = least.count <= TextBound.longest
    self.greatest =
      greatest.count <= TextBound.longest ? Array(greatest) : TextBound.above(greatest)
    isGreatestExact = greatest.count <= TextBound.longest
  }
}

/// The class of each scalar in the rules of grapheme clusters, unpacked once.
struct GraphemeTable: Sendable {
  /// The one that everybody shares.
  static let shared = GraphemeTable()

  private let index: BlockIndex
  private let classes: [GraphemeClass]

  private init() {
    index = BlockIndex(GraphemeData.index)
    var bits = TableBits(GraphemeData.classes)
    var classes: [GraphemeClass] = []
    classes.reserveCapacity(GraphemeData.blockCount * 64)
    for _ in 0..<GraphemeData.blockCount * 64 {
      let number = bits.next(4)
      guard let value = GraphemeClass(rawValue: UInt8(number)) else {
        preconditionFailure("the table of grapheme clusters has a class \(number)")
      }
      classes.append(value)
    }
    self.classes = classes
  }

  /// The class of a scalar.
  subscript(scalar: Unicode.Scalar) -> GraphemeClass { classes[index.place(scalar.value)] }
}

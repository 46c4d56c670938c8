internal import PickerEvents

/// The offsets in the UTF-8 of a text at which its grapheme clusters end, found one by one.
package struct GraphemeEnds: Sequence, IteratorProtocol {
  private let table = GraphemeTable.shared
  private var scalars: String.UnicodeScalarView.Iterator
  private var rules = GraphemeRules()
  /// Where the scalars end that were read and are no longer held back.
  private var place = 0
  /// The width of the scalar that was read last, while it is held back: it begins a cluster.
  private var held = 0

  init(_ text: ExactText) {
    scalars = text.string.unicodeScalars.makeIterator()
  }

  /// The end of the next cluster; nil behind the last one.
  package mutating func next() -> Int? {
    let start = place
    place += held
    held = 0
    while let scalar = scalars.next() {
      let width = UTF8.width(scalar)
      // Nothing ends where the first cluster of all begins.
      if rules.begins(table[scalar]), place > 0 {
        held = width
        return place
      }
      place += width
    }
    return place > start ? place : nil
  }
}

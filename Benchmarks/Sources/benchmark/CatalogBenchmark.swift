import CRawStore
import PickerEvents
import PickerProjection

/// What it costs to read an opening out of its payload, and to make a state of it, at growing
/// catalogs: per item it must not grow.
///
/// The baseline is the least that reading can do: C finds the ends of the texts with `memchr`, and
/// copies each of them; it checks nothing, and knows no item.
struct CatalogBenchmark {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  func run() throws {
    print("an id and a title an item; median of \(options.runs) interleaved runs; ns per item\n")
    row("items", "bytes/item", "C", "read", "of C", "open", "read + open, ms", "growth per item")
    row("--:", "--:", "--:", "--:", "--:", "--:", "--:", "--:")
    var baseline: Double?
    for size in options.sizes {
      let columns = Self.columns(size)
      var figures = (raw: Figures(), read: Figures(), open: Figures())
      for _ in 0..<options.runs {
        try figures.raw.add(try copy(columns.payload ?? [], texts: 2 * size))
        let (read, open) = try readAndOpen(columns, size)
        try figures.read.add(read)
        try figures.open.add(open)
      }
      let (raw, read, open) = (figures.raw.median, figures.read.median, figures.open.median)
      let items = Double(size)
      let perItem = (read + open) / items
      baseline = baseline ?? perItem
      row(
        items.thousands, Double(columns.payload?.count ?? 0).ratio(to: items),
        raw.nanoseconds(items),
        read.nanoseconds(items), (read / raw).ratio, open.nanoseconds(items),
        (read + open).milliseconds, (perItem / (baseline ?? perItem)).ratio)
    }
  }

  private func copy(_ payload: [UInt8], texts expected: Int) throws -> Double {
    var texts: Int64 = 0
    let seconds = raw_texts(payload, Int64(payload.count), &texts)
    guard texts == Int64(expected) else { throw Failure("C found \(texts) texts") }
    return seconds
  }

  /// Freeing the event and the state is not counted, as in C.
  private func readAndOpen(
    _ columns: EventColumns, _ size: Int,
  ) throws -> (read: Double, open: Double) {
    let start = ContinuousClock.now
    guard case .opened(let opening) = try columns.event() else { throw Failure("no opening") }
    let middle = ContinuousClock.now
    let state = try PickerState(opening)
    let end = ContinuousClock.now
    guard state.rowCount == size else { throw Failure("\(state.rowCount) rows") }
    withExtendedLifetime(opening) {}
    return (Self.seconds(middle - start), Self.seconds(end - middle))
  }

  private static func columns(_ size: Int) -> EventColumns {
    let items = (1...size).map { number in
      let digits = String(number)
      let zeros = String(repeating: "0", count: max(0, 6 - digits.count))
      return Item(id: ItemID("item-\(zeros)\(digits)"), title: ExactText("Title number \(digits)"))
    }
    return EventColumns(.opened(Opening(sections: [Section(items: items)])))
  }

  private static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
  }
}

extension Double {
  fileprivate func nanoseconds(_ items: Double) -> String { (self / items * 1e9).ratio }

  fileprivate func ratio(to other: Double) -> String { (self / other).ratio }
}

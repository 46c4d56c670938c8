import CRawStore
import PickerEvents
import PickerProjection

/// What whole catalogs cost, per item: opening, searching, narrowing, replacing.
///
/// It must not grow. The baseline of each row is the same work over
/// the smallest catalog of the same run.
struct DataBenchmark {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  func run() {
    print("median of \(options.runs) runs, seconds of the thread; growth per item\n")
    row("work", "items", "ms", "ns/item", "growth per item", "bar")
    row("---", "--:", "--:", "--:", "--:", "--:")
    time("open", bar: "1,000,000 under 1,000 ms") { size in
      let opening = Self.opening(size)
      return { MachineBenchmark.open(opening).rowCount }
    }
    time("open, with codes to scan", bar: "1,000,000 under 1,000 ms") { size in
      let opening = Self.withCodes(Self.opening(size))
      return { MachineBenchmark.open(opening).rowCount }
    }
    time("begin to search (folds all texts)", bar: "") { size in
      var state = MachineBenchmark.open(Self.opening(size))
      return { state.apply(.searchBegan).receipt.value == 0 ? 0 : 1 }
    }
    time("first letter (half of the rows)", bar: "") { size in
      var state = MachineBenchmark.open(Self.opening(size))
      state.apply(.searchBegan)
      return {
        state.apply(.searchChanged(.typed("7")))
        return state.visibleCount
      }
    }
    time("second letter", bar: "the rows before it") { size in
      var state = MachineBenchmark.open(Self.opening(size))
      state.apply(.searchBegan)
      state.apply(.searchChanged(.typed("7")))
      return {
        state.apply(.searchChanged(.typed("77")))
        return state.visibleCount
      }
    }
    time("reload, half of it picked", bar: "1,000,000 under 500 ms") { size in
      var (state, reload) = Self.reloading(size)
      return {
        state.apply(reload)
        return state.rowCount
      }
    }
    time("reload under a query, half picked", bar: "") { size in
      var (state, reload) = Self.reloading(size)
      state.apply(.searchChanged(.typed("7")))
      return {
        state.apply(reload)
        return state.rowCount
      }
    }
    time("reload that drops half of the picks", bar: "") { size in
      var (state, reload) = Self.reloading(size, drops: true)
      return {
        state.apply(reload)
        return state.rowCount
      }
    }
    measureMemory()
  }

  /// The bytes that an open picker takes, without the texts of its items.
  private func measureMemory() {
    guard raw_bytes_in_use() > 0 else { return }
    print("\nMemory after the opening, bytes per item\n")
    row(
      "items", "opening, without its texts", "state", "both", "texts of a search",
      "state with codes", "bar")
    row("--:", "--:", "--:", "--:", "--:", "--:", "--:")
    for size in options.sizes {
      let before = Self.bytesInUse
      let opening = Self.opening(size)
      let given = Self.bytesInUse
      var state = MachineBenchmark.open(opening)
      let opened = Self.bytesInUse
      state.apply(.searchBegan)
      let searched = Self.bytesInUse
      let coded = Self.withCodes(opening)
      let beforeCodes = Self.bytesInUse
      let scanning = MachineBenchmark.open(coded)
      let scanned = Self.bytesInUse
      withExtendedLifetime((opening, state, coded, scanning)) {}
      let items = Double(size)
      row(
        items.thousands, (Double(given - before) / items).ratio,
        (Double(opened - given) / items).ratio, (Double(opened - before) / items).ratio,
        (Double(searched - opened) / items).ratio,
        (Double(scanned - beforeCodes) / items).ratio, "both under 150")
    }
  }

  private static var bytesInUse: Int64 { raw_bytes_in_use() }

  private func time(_ name: String, bar: String, _ prepare: (Int) -> () -> Int) {
    var baseline: Double?
    for size in options.sizes {
      var runs: [Double] = []
      for _ in 0..<options.runs {
        let work = prepare(size)
        let start = raw_thread_seconds()
        let result = work()
        runs.append(raw_thread_seconds() - start)
        precondition(result > 0, "the work was optimised away")
      }
      let seconds = runs.sorted()[runs.count / 2]
      let perItem = seconds / Double(size) * 1e9
      baseline = baseline ?? perItem
      row(
        name, Double(size).thousands, (seconds * 1_000).ratio, perItem.ratio,
        (perItem / (baseline ?? perItem)).ratio, bar)
    }
  }

  /// Ids and titles short enough to lie in place, so that an item's own memory is all there is.
  private static func opening(_ size: Int) -> Opening {
    let items = (0..<size).map { Item(id: ItemID("i\($0)"), title: ExactText("Item \($0)")) }
    return Opening(
      config: .init([.mode(.multiple), .search(.enabled(true))]), sections: [Section(items: items)])
  }

  /// The same with a trade item number for each item, which scans pick by.
  private static func withCodes(_ opening: Opening) -> Opening {
    var opening = opening
    opening.config.settings += [.scan(.enabled(true)), .scan(.action(.select))]
    opening.sections[0].items = opening.sections[0].items.enumerated().map { number, item in
      Item(id: item.id, title: item.title, codes: [ExactText(String(4_000_000_000_000 + number))])
    }
    return opening
  }

  /// A picker with every other row picked, and a catalog in another order that lacks every fourth
  /// row and has as many new ones.
  private static func reloading(_ size: Int, drops: Bool = false) -> (PickerState, PickerEvent) {
    var opening = opening(size)
    opening.preselected = stride(from: 0, to: size, by: 2).map { ItemID("i\($0)") }
    if drops { opening.config.settings.append(.missingPicks(.drop)) }
    let items = (0..<size).reversed().map { number in
      number % 4 == 0
        ? Item(id: ItemID("n\(number)"), title: ExactText("New \(number)"))
        : Item(id: ItemID("i\(number)"), title: ExactText("Item \(number)"))
    }
    return (
      MachineBenchmark.open(opening),
      .catalogReloaded(Reload(sections: [Section(items: items)]))
    )
  }
}

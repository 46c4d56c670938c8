import CRawStore
import EventStore
import PickerEvents
import PickerProjection
import PickerSession

/// Catching the choices of a session up, against the append of its events alone in C, and the bytes
/// that a tap takes with and without them.
struct ChoicesBenchmark {
  private let options: Options
  private let scratch: Scratch
  private let session: SessionID = "01JNC5W3E0-benchmark"

  init(_ options: Options) throws {
    self.options = options
    scratch = try Scratch()
  }

  func run() throws {
    defer { scratch.remove(["log", "raw"]) }
    print("median of \(options.runs) interleaved runs; 1,000 items, at most 60 picks, taps\n")
    row("work", "events", "C append rows/s", "events/s", "ratio", "bar")
    row("---", "--:", "--:", "--:", "--:", "--:")
    var sizes: [(Int, Int, Int, Int)] = []
    for size in options.sizes {
      var raw = Figures()
      var caught = Figures()
      var bytes = (raw: 0, before: 0, after: 0)
      for _ in 0..<options.runs {
        let path = scratch.fresh("log")
        try RecordedTaps.record(size, session, path, batch: 1_000)
        bytes.before = scratch.size(path)
        let rawPath = scratch.fresh("raw")
        try StoreBenchmark.begin(rawPath, session)
        try raw.add(raw_append(rawPath, session.string, 2, Int64(size), 1_000, nil))
        bytes.raw = scratch.size(rawPath)
        do {
          let store = try EventStore(.file(path: path), access: .existing)
          let start = ContinuousClock.now
          let progress = try store.keepChoices()
          try caught.add(StoreBenchmark.seconds(since: start))
          guard progress.events == size, progress.stopped == 0 else {
            throw Failure("\(progress.events) events were taken in")
          }
        }
        bytes.after = scratch.size(path)
      }
      sizes.append((size, bytes.raw, bytes.before, bytes.after))
      row(
        "catch the choices up", Double(size).thousands, raw.rate(size).thousands,
        caught.rate(size).thousands, (raw.median / caught.median).ratio, "0.30")
    }
    print("\nbytes of the file per tap, beside the same rows alone in C\n")
    row("events", "C", "events", "ratio", "bar", "with choices", "ratio", "bar")
    row("--:", "--:", "--:", "--:", "--:", "--:", "--:", "--:")
    for (size, raw, before, after) in sizes {
      let each = 1 / Double(size)
      row(
        Double(size).thousands, (Double(raw) * each).ratio, (Double(before) * each).ratio,
        (Double(before) / Double(raw)).ratio, "1.60", (Double(after) * each).ratio,
        (Double(after) / Double(raw)).ratio, "3.00")
    }
  }
}

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

let usage = """
  usage: benchmark [SUBJECT [--runs N] [--sizes A,B,C] [--batches A,B]]

    store     append and read, against the same in C
    fold      read, take in and compare a session, against a scan in C
    choices   catch the lives of picks up, against the append of the events in C; bytes per tap
    export    the tool's tables and statistics, against a scan in C; their bytes and its memory
    seek      go to an event of a long session, and step forward and back
    session   a tap from an app's call to the file, against the append alone in C
    machine   what an event costs, at growing catalogs
    worlds    every kind of work in worlds unlike those of usual apps, at growing sizes
    slices    setting the observed slices, without the machine and the append, at growing lists
    data      open, search and replace catalogs of growing size; bytes per item
    latency   one tap, in a small log and in one with 10,000,000 events, against the same in C
    opening   an empty log and one of 1 GB
    catalog   an opening out of its payload and into a state, against copying its texts in C
    folding   titles of five scripts folded, against memcpy of them
    search    a query over folded titles, against memmem over the same bytes in C
    layouts   four ways to key events, in C

  Without a subject all of them are measured. Run it with -c release. Files are made in TMPDIR and
  removed again; a million appends of one event take a minute or so each.
  """

/// Every subject with what measures it.
let subjects: [(name: String, run: (Options) async throws -> Void)] = [
  ("store", { try StoreBenchmark($0).run() }),
  ("fold", { try await FoldBenchmark($0).run() }),
  ("choices", { try ChoicesBenchmark($0).run() }),
  ("export", { try ExportBenchmark($0).run() }),
  ("seek", { try SeekBenchmark($0).run() }),
  ("session", { try SessionBenchmark($0).run() }),
  ("machine", { MachineBenchmark($0).run() }),
  ("worlds", { try WorldsBenchmark($0).run() }),
  ("slices", { try SlicesBenchmark($0).run() }),
  ("data", { DataBenchmark($0).run() }),
  ("latency", { try LatencyBenchmark($0).run() }),
  ("opening", { try OpeningBenchmark($0).run() }),
  ("catalog", { try CatalogBenchmark($0).run() }),
  ("folding", { try FoldingBenchmark($0).run() }),
  ("search", { try SearchBenchmark($0).run() }),
  ("layouts", { try LayoutBenchmark($0).run() }),
]

/// What `Benchmarks/instructions` calls: the names of the works, and one of them once.
let tools: [(name: String, run: (Options) throws -> Void)] = [
  ("works", { _ in MachineWork.allCases.forEach { print($0.name) } }),
  ("once", { MachineBenchmark($0).once() }),
]

let arguments = CommandLine.arguments.dropFirst()
if let tool = tools.first(where: { $0.name == arguments.first }),
  let options = Options(Array(arguments.dropFirst()))
{
  try tool.run(options)
  exit(0)
}
let chosen = subjects.filter { arguments.isEmpty || $0.name == arguments.first }
guard !chosen.isEmpty, let options = Options(Array(arguments.dropFirst())) else {
  print(usage)
  throw Failure("there is no such subject or option")
}
for subject in chosen {
  print("## \(subject.name)\n")
  try await subject.run(options)
  print("")
}

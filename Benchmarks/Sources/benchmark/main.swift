let usage = """
  usage: benchmark SUBJECT [--runs N] [--sizes A,B,C] [--batches A,B]

    store     append and read, against the same in C
    fold      read, take in and compare a session, against a scan in C
    machine   what an event costs, at growing catalogs
    layouts   four ways to key events, in C

  Run it with -c release. Files are made in TMPDIR and removed again.
  """

let subject = CommandLine.arguments.dropFirst().first
guard let options = Options(Array(CommandLine.arguments.dropFirst(2))) else {
  print(usage)
  throw Failure("the options are wrong")
}
switch subject {
case "store": try StoreBenchmark(options).run()
case "fold": try FoldBenchmark(options).run()
case "machine": MachineBenchmark(options).run()
case "layouts": try LayoutBenchmark(options).run()
default: print(usage)
}

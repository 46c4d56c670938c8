/// What the command line says after the subject.
struct Options {
  var runs = 5
  var sizes = [10_000, 100_000, 1_000_000]
  /// Whether the sizes are those of the command line.
  var hasSizes = false
  var batches = [1_000, 1]
  var work: MachineWork?

  /// Reads `--runs N`, `--sizes A,B,C` and `--batches A,B`; nil where anything else stands there.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let flag = rest.popFirst() {
      guard let value = rest.popFirst() else { return nil }
      switch flag {
      case "--runs":
        guard let number = Int(value), number > 0 else { return nil }
        runs = number
      case "--sizes":
        let numbers = value.split(separator: ",").compactMap { Int($0) }
        guard !numbers.isEmpty, numbers.allSatisfy({ $0 >= 1_000 }) else { return nil }
        sizes = numbers
        hasSizes = true
      case "--batches":
        let numbers = value.split(separator: ",").compactMap { Int($0) }
        guard !numbers.isEmpty, numbers.allSatisfy({ 1_000 % max($0, 1) == 0 && $0 > 0 }) else {
          return nil
        }
        batches = numbers
      case "--work":
        guard let named = MachineWork(rawValue: value) else { return nil }
        work = named
      default: return nil
      }
    }
  }
}

import PickerEvents
import PickerTables

/// Writes rows into files by the day of a moment in them: `dt=2026-03-01/events-1-4711.parquet`.
///
/// Rows come in the order of the openings, so that the days of few sessions overlap.
///
/// Some files are open at once, and hold a bounded number of bytes together. Where rows go back to
/// a day whose file was closed, it gets another.
struct DayFiles: ~Copyable {
  /// A file that is being written.
  private struct Part {
    let day: Int64
    let path: String
    let descriptor: Int32
    var format: any TableFormat
    /// When a row was written to it last, by the count of all writes.
    var use: Int
  }

  private let request: TableRequest
  private let columns: [TableColumn]
  private let place: Int
  private let root: String
  private let suffix: String
  private let name: String
  private var parts: [Part] = []
  private var uses = 0
  /// How many files there are of each day; only looked up.
  private var counts: [Int64: Int] = [:]
  /// The names of all files.
  private(set) var files: [String] = []
  private var bytes: [UInt8] = []

  /// How many files are open at once.
  private static let limit = 64
  /// How many bytes all of them may hold.
  private static let heldBytes = 256 << 20
  private static let microseconds: Int64 = 86_400_000_000

  /// Begins with no file.
  ///
  /// - Parameters:
  ///   - root: The folder that they are written in.
  ///   - suffix: What their names end with until they are moved.
  ///   - request: What is exported.
  ///   - columns: The columns of its rows.
  ///   - position: The position after which it begins.
  ///   - last: The position up to which it goes.
  init(
    _ root: String, suffix: String, _ request: TableRequest, _ columns: [TableColumn],
    after position: Int64, through last: Int64,
  ) {
    self.root = root
    self.suffix = suffix
    self.request = request
    self.columns = columns
    place = columns.firstIndex { $0.name == request.table.dayColumn } ?? 0
    name = "\(Self.prefix(request, after: position))\(last)"
  }

  /// What the names of all files begin with that an export after a position writes.
  static func prefix(_ request: TableRequest, after position: Int64) -> String {
    "\(request.table.rawValue)-\(position + 1)-"
  }

  /// Whether a file is one that an export after a position writes.
  static func isName(_ file: String, of request: TableRequest, after position: Int64) -> Bool {
    let (prefix, suffix) = (prefix(request, after: position), ".\(request.format.rawValue)")
    guard file.hasPrefix(prefix), file.hasSuffix(suffix) else { return false }
    let numbers = file.dropFirst(prefix.count).dropLast(suffix.count)
      .split(separator: "-", omittingEmptySubsequences: false)
    return (1...2).contains(numbers.count)
      && numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }
  }

  deinit {
    for part in parts { System.close(part.descriptor) }
  }

  /// Writes rows, each to the file of its day.
  mutating func write(_ batch: TableBatch) throws(ToolError) {
    var first = 0
    while first < batch.count {
      let day = batch.day(of: first, by: place)
      var end = first + 1
      while end < batch.count, batch.day(of: end, by: place) == day { end += 1 }
      let rows = first == 0 && end == batch.count ? batch : batch.rows(first..<end)
      let index = try part(of: day)
      parts[index].format.write(rows, into: &bytes)
      try flush(to: index)
      first = end
    }
    while parts.reduce(0, { $0 + $1.format.bytesHeld }) > Self.heldBytes {
      try close(
        parts.indices.max { parts[$0].format.bytesHeld < parts[$1].format.bytesHeld } ?? 0)
    }
  }

  /// Ends all files.
  mutating func finish() throws(ToolError) {
    while !parts.isEmpty { try close(0) }
  }

  private mutating func part(of day: Int64) throws(ToolError) -> Int {
    uses += 1
    if let index = parts.firstIndex(where: { $0.day == day }) {
      parts[index].use = uses
      return index
    }
    if parts.count == Self.limit {
      let oldest = parts.indices.min { parts[$0].use < parts[$1].use } ?? 0
      try close(oldest)
    }
    let folder = "dt=\(Self.date(of: day))"
    let number = counts[day, default: 0] + 1
    counts[day] = number
    let file = "\(folder)/\(name)\(number == 1 ? "" : "-\(number)").\(request.format.rawValue)"
    let path = "\(root)/\(folder)"
    let full = "\(root)/\(file)\(suffix)"
    let descriptor = try ExportFolder.system(root) { () throws(System.Failure) in
      try System.makeFolder(path)
      return try System.create(full)
    }
    files.append(file)
    var format = request.format(columns)
    format.begin(into: &bytes)
    parts.append(
      Part(day: day, path: full, descriptor: descriptor, format: format, use: uses))
    return parts.count - 1
  }

  private mutating func close(_ index: Int) throws(ToolError) {
    parts[index].format.end(into: &bytes)
    try flush(to: index)
    let part = parts.remove(at: index)
    defer { System.close(part.descriptor) }
    do throws(System.Failure) {
      try System.sync(part.descriptor)
    } catch {
      throw Self.failed(part, error)
    }
  }

  private mutating func flush(to index: Int) throws(ToolError) {
    guard !bytes.isEmpty else { return }
    do throws(System.Failure) {
      try System.write(bytes[...], to: parts[index].descriptor)
    } catch {
      throw Self.failed(parts[index], error)
    }
    bytes.removeAll(keepingCapacity: true)
  }

  private static func failed(_ part: Part, _ failure: System.Failure) -> ToolError {
    ToolError(
      .ioError,
      "\(part.path): cannot write: \(failure.text); make room or write elsewhere; nothing of this"
        + " export is there now")
  }

  private static func date(of day: Int64) -> String {
    let (start, overflow) = day.multipliedReportingOverflow(by: microseconds)
    // The first day of all begins before the first moment.
    let time = Timestamp(microseconds: overflow ? .min : start)
    return String(time.rfc3339.prefix { $0 != "T" })
  }
}

extension TableBatch {
  /// The day of a row, counted from 1970-01-01 in UTC.
  fileprivate func day(of row: Int, by column: Int) -> Int64 {
    switch columns[column] {
    case .numbers(let moments), .optionalNumbers(let moments, _):
      let day: Int64 = 86_400_000_000
      return moments[row] / day - (moments[row] % day < 0 ? 1 : 0)
    case .texts, .names: return 0
    }
  }
}

/// Writes Thrift's compact protocol, in which Parquet's headers and footer are.
///
/// Each field names its number; inside a structure they rise.
struct CompactWriter {
  /// The types of what a list holds.
  enum Element: UInt8 {
    case int32 = 5
    case text = 8
    case structure = 12
  }

  private(set) var bytes: [UInt8] = []
  private var last: Int16 = 0

  mutating func int32(_ field: Int16, _ value: Int32) {
    begin(field, type: 5)
    bytes.appendZigzag(Int64(value))
  }

  mutating func int64(_ field: Int16, _ value: Int64) {
    begin(field, type: 6)
    bytes.appendZigzag(value)
  }

  mutating func flag(_ field: Int16, _ value: Bool) { begin(field, type: value ? 1 : 2) }

  mutating func text(_ field: Int16, _ value: some Collection<UInt8>) {
    begin(field, type: 8)
    element(value)
  }

  mutating func structure(_ field: Int16, _ fields: (inout CompactWriter) -> Void) {
    begin(field, type: 12)
    element(fields)
  }

  /// Begins a list; its elements follow.
  mutating func list(_ field: Int16, of element: Element, count: Int) {
    begin(field, type: 9)
    if count < 15 {
      bytes.append(UInt8(count) << 4 | element.rawValue)
    } else {
      bytes.append(0xF0 | element.rawValue)
      bytes.appendVarint(UInt64(count))
    }
  }

  mutating func element(_ value: Int32) { bytes.appendZigzag(Int64(value)) }

  mutating func element(_ value: some Collection<UInt8>) {
    bytes.appendVarint(UInt64(value.count))
    bytes.append(contentsOf: value)
  }

  mutating func element(_ fields: (inout CompactWriter) -> Void) {
    let outer = last
    last = 0
    fields(&self)
    finish()
    last = outer
  }

  /// Ends the outermost structure.
  mutating func finish() { bytes.append(0) }

  private mutating func begin(_ field: Int16, type: UInt8) {
    let step = field - last
    precondition(step > 0, "The fields of a structure rise")
    if step < 16 {
      bytes.append(UInt8(step) << 4 | type)
    } else {
      bytes.append(type)
      bytes.appendZigzag(Int64(field))
    }
    last = field
  }
}

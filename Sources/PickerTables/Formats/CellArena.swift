/// The cells of some rows as they will stand in a text file: written column by column, put together
/// row by row.
///
/// A column is walked in one tight loop. A value that repeats the one above it is written once, and
/// neighbouring columns that are the same in all rows are one.
struct CellArena {
  /// Where a cell stands in the bytes.
  private struct Place {
    var start: Int
    var end: Int
  }

  /// Where the cells of a column stand in the places.
  private struct Column {
    var first: Int
    /// Whether there is one for all rows.
    var isConstant = false
  }

  /// What all cells are made of.
  var bytes: [UInt8] = []
  /// The cells, one column behind the other.
  private var places: [Place] = []
  private var columns: [Column] = []
  private var begun = 0

  /// Forgets all cells, and keeps the room that they took.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    columns.removeAll(keepingCapacity: true)
  }

  /// Begins a column; its cells follow, one for each row.
  mutating func beginColumn() { columns.append(Column(first: places.count)) }

  /// Makes the one cell of the present column that of all rows.
  mutating func repeatInAllRows() { columns[columns.count - 1].isConstant = true }

  /// Begins a cell, which is what is added to the bytes until it ends.
  mutating func begin() { begun = bytes.count }

  /// Ends a cell.
  mutating func end() { places.append(Place(start: begun, end: bytes.count)) }

  /// Adds a cell like the one above it.
  mutating func repeatLast() { places.append(places[places.count - 1]) }

  /// Adds the cell of a row again, by the number of its cell.
  mutating func repeatCell(_ cell: Int) { places.append(places[cell]) }

  /// How many cells there are.
  var count: Int { places.count }

  /// Puts the rows together.
  ///
  /// - Parameters:
  ///   - rows: How many there are.
  ///   - ending: What each ends with.
  ///   - output: The rows are added here.
  mutating func write(rows: Int, ending: [UInt8], into output: inout [UInt8]) {
    guard rows > 0 else { return }
    beginColumn()
    begin()
    bytes.append(contentsOf: ending)
    end()
    repeatInAllRows()
    let pieces = pieces()
    var total = 0
    for piece in pieces {
      let places = places[piece.first..<(piece.first + (piece.isConstant ? 1 : rows))]
      let length = places.reduce(0) { $0 + $1.end - $1.start }
      total += piece.isConstant ? length * rows : length
    }
    // Nearly all of a text export's time is the copying of millions of cells of a few bytes each.
    // `append(contentsOf:)` would ask for room, and count, at each of them; here room is made once.
    // The pointers live for the closures alone. Every place was made of the bytes that are there,
    // and `total` is the sum of all that is copied.
    let first = output.count
    output.append(contentsOf: repeatElement(0, count: total))
    unsafe output.withUnsafeMutableBufferPointer { output in
      unsafe bytes.withUnsafeBufferPointer { source in
        unsafe places.withUnsafeBufferPointer { places in
          guard let target = output.baseAddress, let source = source.baseAddress else { return }
          var count = first
          for row in 0..<rows {
            for piece in pieces {
              let place = unsafe places[piece.isConstant ? piece.first : piece.first + row]
              let length = place.end - place.start
              unsafe (target + count).update(from: source + place.start, count: length)
              count += length
            }
          }
        }
      }
    }
  }

  /// The columns, neighbours that are the same in all rows put together.
  private mutating func pieces() -> [Column] {
    var pieces: [Column] = []
    for column in columns {
      guard column.isConstant, let last = pieces.last, last.isConstant else {
        pieces.append(column)
        continue
      }
      let (left, right) = (places[last.first], places[column.first])
      begin()
      bytes.append(contentsOf: bytes[left.start..<left.end])
      bytes.append(contentsOf: bytes[right.start..<right.end])
      end()
      pieces[pieces.count - 1] = Column(first: places.count - 1, isConstant: true)
    }
    return pieces
  }
}

/// The cells of some rows as they will stand in a text file: written column by column, put together
/// row by row.
///
/// A column is walked in one tight loop, and a value that repeats the one above it is written once.
struct CellArena {
  /// Where a cell stands in the bytes.
  private struct Place {
    var start: Int
    var end: Int
  }

  /// What all cells are made of.
  var bytes: [UInt8] = []
  /// The cells, one column behind the other.
  private var places: [Place] = []
  private var begun = 0

  /// Forgets all cells, and keeps the room that they took.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
  }

  /// Begins a cell, which is what is added to the bytes until it ends.
  mutating func begin() { begun = bytes.count }

  /// Ends a cell.
  mutating func end() { places.append(Place(start: begun, end: bytes.count)) }

  /// Adds a cell like the one above it.
  mutating func repeatLast(times: Int = 1) {
    guard let last = places.last else { preconditionFailure("there is no cell to repeat") }
    places.append(contentsOf: repeatElement(last, count: times))
  }

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
  func write(rows: Int, ending: [UInt8], into output: inout [UInt8]) {
    guard rows > 0 else { return }
    precondition(places.count % rows == 0, "a column has not as many cells as there are rows")
    let columns = places.count / rows
    var total = rows * ending.count
    for place in places { total += place.end - place.start }
    // Nearly all of a text export's time is the copying of millions of cells of a few bytes each.
    // `append(contentsOf:)` would ask for room, and count, at each of them; here room is made once.
    // The pointers live for the closures alone. Every place was made of the bytes that are there,
    // and `total` is the sum of all that is copied.
    unsafe bytes.withUnsafeBufferPointer { source in
      unsafe ending.withUnsafeBufferPointer { ending in
        unsafe places.withUnsafeBufferPointer { places in
          let piece = unsafe [UInt8](unsafeUninitializedCapacity: total) { target, count in
            guard let target = target.baseAddress else { return }
            for row in 0..<rows {
              for column in 0..<columns {
                let place = unsafe places[column * rows + row]
                let length = place.end - place.start
                if let start = source.baseAddress {
                  unsafe (target + count).initialize(from: start + place.start, count: length)
                }
                count += length
              }
              if let start = ending.baseAddress {
                unsafe (target + count).initialize(from: start, count: ending.count)
              }
              count += ending.count
            }
          }
          output.append(contentsOf: piece)
        }
      }
    }
  }
}

internal import EventStore

/// How a text file writes single values.
protocol CellStyle {
  /// Writes what stands before the values of a column; nothing is said of NULL yet.
  func writeLead(of column: Int, into bytes: inout [UInt8])
  /// Writes NULL.
  func writeNull(into bytes: inout [UInt8])
  /// Writes a moment.
  mutating func writeMoment(_ microseconds: Int64, into bytes: inout [UInt8])
  /// Writes a text.
  ///
  /// - Parameters:
  ///   - source: What the text is a piece of.
  ///   - text: Where it stands there.
  ///   - isPlain: Whether no text of the column has a byte that `isSpecial`.
  ///   - bytes: What is written is added here.
  func writeText(
    _ source: [UInt8], _ text: Range<Int>, isPlain: Bool, into bytes: inout [UInt8])
  /// Whether a text with such a byte is not written as it is.
  static func isSpecial(_ byte: UInt8) -> Bool
}

extension CellStyle {
  /// Writes all cells of some rows.
  mutating func write(_ batch: TableBatch, _ kinds: [TableColumn.Kind], into arena: inout CellArena)
  {
    for (place, column) in batch.columns.enumerated() {
      arena.beginColumn()
      switch column {
      case .numbers(let numbers): write(numbers, nil, kinds[place], place, &arena)
      case .optionalNumbers(let numbers, let isNull):
        write(numbers, isNull, kinds[place], place, &arena)
      case .texts(let texts): write(texts, place, &arena)
      case .names(let codes, let names): write(codes, names, place, &arena)
      }
    }
  }

  private mutating func write(
    _ numbers: [Int64], _ isNull: [Bool]?, _ kind: TableColumn.Kind, _ column: Int,
    _ arena: inout CellArena,
  ) {
    for row in numbers.indices {
      let isNothing = isNull?[row] ?? false
      if row > 0, (isNull?[row - 1] ?? false) == isNothing,
        isNothing || numbers[row] == numbers[row - 1]
      {
        arena.repeatLast()
        continue
      }
      arena.begin()
      writeLead(of: column, into: &arena.bytes)
      if isNothing {
        writeNull(into: &arena.bytes)
      } else {
        switch kind {
        case .moment: writeMoment(numbers[row], into: &arena.bytes)
        case .flag: arena.bytes.append(flag: numbers[row])
        case .number, .text: arena.bytes.append(decimal: numbers[row])
        }
      }
      arena.end()
    }
  }

  private func write(_ texts: TextCells, _ column: Int, _ arena: inout CellArena) {
    if texts.areAllNull {
      guard texts.count > 0 else { return }
      writeNull(column, &arena)
      return arena.repeatInAllRows()
    }
    // Taken out of the column once: a row's text would be a slice of its own otherwise.
    let (bytes, ends, isNull) = (texts.bytes, texts.ends, texts.isNull)
    let isPlain = !bytes.contains(where: Self.isSpecial)
    var null: Int?
    // The text that was written last, and its cell.
    var previous: (text: Range<Int>, cell: Int)?
    var start = 0
    for row in ends.indices {
      let text = start..<ends[row]
      start = ends[row]
      if isNull[row] {
        if let null {
          arena.repeatCell(null)
        } else {
          null = arena.count
          writeNull(column, &arena)
        }
      } else if let previous, bytes.areSame(previous.text, text) {
        arena.repeatCell(previous.cell)
      } else {
        previous = (text, arena.count)
        write(bytes, text, column, isPlain: isPlain, &arena)
      }
    }
  }

  private func write(
    _ places: [Int], _ names: [String?], _ column: Int, _ arena: inout CellArena,
  ) {
    var cells = [Int](repeating: -1, count: names.count)
    for place in places {
      if cells[place] >= 0 {
        arena.repeatCell(cells[place])
        continue
      }
      cells[place] = arena.count
      guard let name = names[place] else {
        writeNull(column, &arena)
        continue
      }
      let bytes = Array(name.utf8)
      let isPlain = !bytes.contains(where: Self.isSpecial)
      write(bytes, bytes.indices, column, isPlain: isPlain, &arena)
    }
  }

  @inline(__always)
  private func write(
    _ bytes: [UInt8], _ text: Range<Int>, _ column: Int, isPlain: Bool, _ arena: inout CellArena,
  ) {
    arena.begin()
    writeLead(of: column, into: &arena.bytes)
    writeText(bytes, text, isPlain: isPlain, into: &arena.bytes)
    arena.end()
  }

  private func writeNull(_ column: Int, _ arena: inout CellArena) {
    arena.begin()
    writeLead(of: column, into: &arena.bytes)
    writeNull(into: &arena.bytes)
    arena.end()
  }
}

extension [UInt8] {
  /// Whether two pieces have the same bytes.
  @inline(__always)
  fileprivate func areSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count else { return false }
    for place in 0..<left.count
    where self[left.lowerBound + place] != self[right.lowerBound + place] { return false }
    return true
  }
}

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
  ///   - text: The text.
  ///   - isPlain: Whether no text of the column has a byte that `isSpecial`.
  ///   - bytes: What is written is added here.
  func writeText(_ text: ArraySlice<UInt8>, isPlain: Bool, into bytes: inout [UInt8])
  /// Whether a text with such a byte is not written as it is.
  static func isSpecial(_ byte: UInt8) -> Bool
}

extension CellStyle {
  /// Writes all cells of some rows.
  mutating func write(_ batch: TableBatch, _ kinds: [TableColumn.Kind], into arena: inout CellArena)
  {
    for (place, column) in batch.columns.enumerated() {
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
      write(nil, column, isPlain: true, &arena)
      return arena.repeatLast(times: texts.count - 1)
    }
    let isPlain = !texts.bytes.contains(where: Self.isSpecial)
    var null: Int?
    // The text that was written last, and its cell.
    var previous: (text: ArraySlice<UInt8>, cell: Int)?
    for row in 0..<texts.count {
      guard let text = texts[row] else {
        if let null {
          arena.repeatCell(null)
        } else {
          null = arena.count
          write(nil, column, isPlain: true, &arena)
        }
        continue
      }
      if let previous, previous.text == text {
        arena.repeatCell(previous.cell)
      } else {
        previous = (text, arena.count)
        write(text, column, isPlain: isPlain, &arena)
      }
    }
  }

  private func write(
    _ codes: [UInt8], _ names: [String?], _ column: Int, _ arena: inout CellArena,
  ) {
    var cells = [Int](repeating: -1, count: names.count)
    for code in codes {
      let cell = cells[Int(code)]
      if cell >= 0 {
        arena.repeatCell(cell)
      } else {
        cells[Int(code)] = arena.count
        write(names[Int(code)].map { Array($0.utf8)[...] }, column, isPlain: true, &arena)
      }
    }
  }

  @inline(__always)
  private func write(
    _ text: ArraySlice<UInt8>?, _ column: Int, isPlain: Bool, _ arena: inout CellArena,
  ) {
    arena.begin()
    writeLead(of: column, into: &arena.bytes)
    if let text {
      writeText(text, isPlain: isPlain, into: &arena.bytes)
    } else {
      writeNull(into: &arena.bytes)
    }
    arena.end()
  }
}

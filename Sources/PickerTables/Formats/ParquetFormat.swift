internal import EventStore
internal import Parquet

/// A Parquet file: columns compressed with zstd, with their least and greatest values.
package struct ParquetFormat: TableFormat {
  private var writer: ParquetWriter

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - columns: The columns of its rows.
  ///   - table: The name of the table, which the file says.
  ///   - program: The program that writes, as `picker-log version 1.0.0`.
  package init(_ columns: [TableColumn], table: LogTable, program: String) {
    writer = ParquetWriter(
      columns: columns.map { column in
        ParquetColumn(name: column.name, type: column.kind.parquet, isOptional: column.isOptional)
      },
      createdBy: program, metadata: [(key: "picker_log.table", value: table.rawValue)])
  }

  package var bytesHeld: Int { writer.bytesHeld }

  package mutating func begin(into bytes: inout [UInt8]) {}

  package mutating func write(_ batch: TableBatch, into bytes: inout [UInt8]) {
    writer.write(batch.columns.map(\.parquet), count: batch.count) { piece in
      bytes.append(contentsOf: piece)
    }
  }

  package mutating func end(into bytes: inout [UInt8]) {
    writer.finish { piece in bytes.append(contentsOf: piece) }
  }
}

extension TableColumn.Kind {
  fileprivate var parquet: ParquetType {
    switch self {
    case .text: .text
    case .number: .int64
    case .moment: .timestamp
    case .flag: .boolean
    }
  }
}

extension ColumnCells {
  /// The same values as a Parquet file takes them; nothing is copied.
  fileprivate var parquet: ParquetValues {
    switch self {
    case .numbers(let numbers): .numbers(numbers, nulls: nil)
    case .optionalNumbers(let numbers, let isNull): .numbers(numbers, nulls: isNull)
    case .texts(let texts): texts.parquet
    case .names(let codes, let names): TextCells(codes) { names[$0] }.parquet
    }
  }
}

extension TextCells {
  fileprivate var parquet: ParquetValues {
    .texts(bytes: bytes, ends: ends, nulls: nullCount == 0 ? nil : isNull)
  }
}

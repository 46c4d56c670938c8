extension SelectionType {
  /// The types that have a name of their own (1-behaviour.md, 1.2.1).
  static let shorthands: [(name: String, type: SelectionType)] = [
    ("single", .single), ("singleSectioned", .singleSectioned), ("multiple", .multiple),
    ("multipleSectioned", .multipleSectioned),
  ]
}

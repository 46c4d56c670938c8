extension SelectionType {
  /// The types that have a name of their own (Behaviour.md, Selection types).
  static let shorthands: [(name: String, type: SelectionType)] = [
    ("single", .single), ("singleSectioned", .singleSectioned), ("multiple", .multiple),
    ("multipleSectioned", .multipleSectioned),
  ]
}

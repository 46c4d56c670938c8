/// Which maximum a pick ran into.
public enum LimitKind: String, NamedValue {
  /// That of the whole list.
  case total
  /// That of its section.
  case section
}

/// What names the items of a catalog.
public enum IdentityKind: String, NamedValue {
  /// Each item carries an id.
  case id
  /// The position in the unfiltered list, from 0.
  case index
}

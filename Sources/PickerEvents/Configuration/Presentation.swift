/// How the picker is put on the screen.
public enum Presentation: String, NamedValue {
  /// Over everything.
  case modal
  /// From below, of partial height.
  case sheet
  /// On a navigation stack, with a way back.
  case pushed
}

/// What an event does to the rows of the All list, as it is known before the event is carried out.
package enum ListChange: Sendable {
  /// The list stays as it is.
  case none
  /// Its rows or their order change.
  case rows
  /// Its rows stay; whether they lie in other sections, shows when the event is carried out.
  case sections(before: [SectionRows])
}

import PickerSession

/// The All list as a host draws it.
struct List: Equatable {
  let sections: [SectionRows]
  let items: [ItemID]

  /// Row by row.
  init(_ session: PickerSession) {
    sections = session.visibleSections
    items = sections.flatMap { $0.rows.compactMap { session.visibleItem(at: $0) } }
  }
}

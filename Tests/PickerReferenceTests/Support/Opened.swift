import PickerEvents
import PickerReference

/// Opens a picker over items named by single letters; a capital one is disabled.
func opened(
  _ settings: [Setting], _ sections: [(SectionID, String)], picks: [ItemID] = [],
  preset: Preset? = nil,
) throws(ReferenceRefusal) -> ReferenceModel {
  try ReferenceModel(
    Opening(
      config: GivenConfiguration(preset: preset, settings),
      sections: sections.map { id, letters in
        Section(
          id: id,
          items: letters.map { letter in
            Item(
              id: ItemID(String(letter)),
              title: ExactText("Item \(letter)"),
              enabled: letter.isLowercase,
            )
          })
      },
      preselected: picks,
    ),
    text: .platform,
  )
}

extension ReferenceModel {
  /// Applies an event to which its time does not matter.
  mutating func apply(_ event: PickerEvent) -> ReferenceOutcome { apply(event, at: .start) }

  /// Taps a row of the All list.
  mutating func tap(_ item: ItemID) -> ReferenceOutcome {
    apply(.tapped(item: item, region: .all))
  }
}

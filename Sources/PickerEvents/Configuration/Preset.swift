/// The defaults of one of the five systems that the picker unites.
public enum Preset: String, NamedValue {
  /// SAP's list picker: one choice by index, committed by the tap.
  case listPicker
  /// SAP's form cell over it: several choices by index, committed by going back.
  case formCell
  /// SelectionViewController: bounds per section and in total, with eviction.
  case selection
  /// MultiSelectionTable: two panes, live changes, host search.
  case selectionTable
  /// The generic list over `Selectable`: one choice, told at each tap.
  case selectionList

  /// What the preset says before any other key is read (Behaviour.md, Presets).
  public var settings: [Setting] {
    switch self {
    case .listPicker:
      [
        .mode(.single), .allowsEmptySelection(false), .identity(.index),
        .dismissesOnSelection(true), .showsCancelButton(false), .presentation(.modal),
      ]
    case .formCell:
      [
        .mode(.multiple), .allowsEmptySelection(true), .identity(.index),
        .dismissesOnSelection(false), .showsCancelButton(false), .presentation(.pushed),
      ]
    case .selection:
      [
        .allowsEmptySelection(true), .identity(.id), .dismissesOnSelection(false),
        .showsCancelButton(true), .presentation(.modal),
      ]
    case .selectionTable:
      [
        .mode(.multiple), .allowsEmptySelection(true), .identity(.id),
        .showsCancelButton(false), .presentation(.pushed), .tracksLiveChanges(true),
        .hidesPicked(true), .missingPicks(.keep), .search(.matching(.host)),
      ]
    case .selectionList:
      [
        .mode(.single), .allowsEmptySelection(true), .identity(.id),
        .dismissesOnSelection(false), .reportsEachTap(true), .showsCancelButton(false),
        .presentation(.pushed),
      ]
    }
  }
}

import PickerProjection

extension RefusedOpening {
  /// Whether another version of the program may well open it: nothing is wrong with the session.
  var isForOtherProgram: Bool { code == .newerEngine || code == .otherFolding }
}

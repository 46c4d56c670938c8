internal import PickerEvents

extension Section {
  /// Sections as the catalog keeps them: in index identity as one without a name.
  static func flattened(_ given: [Section], _ identity: IdentityKind) -> [Section] {
    switch identity {
    case .id: given
    case .index: [Section(items: given.count == 1 ? given[0].items : given.flatMap { $0.items })]
    }
  }
}

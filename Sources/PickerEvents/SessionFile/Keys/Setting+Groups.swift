extension Setting {
  /// The setting as one of `search`, if it is.
  var asSearch: SearchSetting? {
    if case .search(let setting) = self { setting } else { nil }
  }

  /// The setting as one of `scan`, if it is.
  var asScan: ScanSetting? {
    if case .scan(let setting) = self { setting } else { nil }
  }

  /// The setting as one of `selectedSection`, if it is.
  var asSelectedSection: SelectedSectionSetting? {
    if case .selectedSection(let setting) = self { setting } else { nil }
  }

  /// The setting as one of `anchor`, if it is.
  var asAnchor: AnchorSetting? {
    if case .anchor(let setting) = self { setting } else { nil }
  }

  /// The setting as one of `alert`, if it is.
  var asAlert: AlertSetting? {
    if case .alert(let setting) = self { setting } else { nil }
  }

  /// The setting as one of `paging`, if it is.
  var asPaging: PagingSetting? {
    if case .paging(let setting) = self { setting } else { nil }
  }

  /// The setting as one of `validationAlert`, if it is.
  var asValidationAlert: ValidationAlertSetting? {
    if case .validationAlert(let setting) = self { setting } else { nil }
  }

  /// The setting as one of `note`, if it is.
  var asNote: NoteSetting? {
    if case .note(let setting) = self { setting } else { nil }
  }
}

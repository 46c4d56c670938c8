extension SelectedSectionSetting: SettingGroup {
  /// The keys of `selectedSection`, in the order in which they are written.
  enum Key: String, NamedValue {
    case enabled, title, order, whileSearching
  }

  var key: Key {
    switch self {
    case .enabled: .enabled
    case .title: .title
    case .order: .order
    case .whileSearching: .whileSearching
    }
  }

  init(_ key: Key, _ value: inout JSONReader) throws(SessionFileError) {
    switch key {
    case .enabled: self = .enabled(try value.readBool())
    case .title: self = .title(try value.readText())
    case .order: self = .order(try value.readName())
    case .whileSearching: self = .whileSearching(try value.readName())
    }
  }

  func writeValue(to json: inout JSONWriter) {
    switch self {
    case .enabled(let value): json.bool(value)
    case .title(let value): json.text(value)
    case .order(let value): json.text(value.name)
    case .whileSearching(let value): json.text(value.name)
    }
  }
}

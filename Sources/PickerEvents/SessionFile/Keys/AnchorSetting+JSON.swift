extension AnchorSetting: SettingGroup {
  /// The keys of `anchor`, in the order in which they are written.
  enum Key: String, NamedValue {
    case enabled, titleFormat
  }

  var key: Key {
    switch self {
    case .enabled: .enabled
    case .titleFormat: .titleFormat
    }
  }

  init(_ key: Key, _ value: inout JSONReader) throws(SessionFileError) {
    switch key {
    case .enabled: self = .enabled(try value.readBool())
    case .titleFormat: self = .titleFormat(try value.readText())
    }
  }

  func writeValue(to json: inout JSONWriter) {
    switch self {
    case .enabled(let value): json.bool(value)
    case .titleFormat(let value): json.text(value)
    }
  }
}

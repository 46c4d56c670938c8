extension AlertSetting: SettingGroup {
  /// The keys of `alert`, in the order in which they are written.
  enum Key: String, NamedValue {
    case message, discardTitle, keepTitle
  }

  var key: Key {
    switch self {
    case .message: .message
    case .discardTitle: .discardTitle
    case .keepTitle: .keepTitle
    }
  }

  init(_ key: Key, _ value: inout JSONReader) throws(SessionFileError) {
    switch key {
    case .message: self = .message(try value.readText())
    case .discardTitle: self = .discardTitle(try value.readText())
    case .keepTitle: self = .keepTitle(try value.readText())
    }
  }

  func writeValue(to json: inout JSONWriter) {
    switch self {
    case .message(let value): json.text(value)
    case .discardTitle(let value): json.text(value)
    case .keepTitle(let value): json.text(value)
    }
  }
}

extension ValidationAlertSetting: SettingGroup {
  /// The keys of `validationAlert`, in the order in which they are written.
  enum Key: String, NamedValue {
    case title, message, dismissTitle
  }

  var key: Key {
    switch self {
    case .title: .title
    case .message: .message
    case .dismissTitle: .dismissTitle
    }
  }

  init(_ key: Key, _ value: inout JSONReader) throws(SessionFileError) {
    switch key {
    case .title: self = .title(try value.readOptionalText())
    case .message: self = .message(try value.readOptionalText())
    case .dismissTitle: self = .dismissTitle(try value.readText())
    }
  }

  func writeValue(to json: inout JSONWriter) {
    switch self {
    case .title(let value): json.optional(value)
    case .message(let value): json.optional(value)
    case .dismissTitle(let value): json.text(value)
    }
  }
}

extension PagingSetting: SettingGroup {
  /// The keys of `paging`, in the order in which they are written.
  enum Key: String, NamedValue {
    case enabled, threshold
  }

  var key: Key {
    switch self {
    case .enabled: .enabled
    case .threshold: .threshold
    }
  }

  init(_ key: Key, _ value: inout JSONReader) throws(SessionFileError) {
    switch key {
    case .enabled: self = .enabled(try value.readBool())
    case .threshold: self = .threshold(try value.readInteger())
    }
  }

  func writeValue(to json: inout JSONWriter) {
    switch self {
    case .enabled(let value): json.bool(value)
    case .threshold(let value): json.number(value)
    }
  }
}

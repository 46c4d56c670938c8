extension ScanSetting: SettingGroup {
  /// The keys of `scan`, in the order in which they are written.
  enum Key: String, NamedValue {
    case enabled, mode, action, repeatWindowMs
  }

  var key: Key {
    switch self {
    case .enabled: .enabled
    case .mode: .mode
    case .action: .action
    case .repeatWindowMs: .repeatWindowMs
    }
  }

  init(_ key: Key, _ value: inout JSONReader) throws(SessionFileError) {
    switch key {
    case .enabled: self = .enabled(try value.readBool())
    case .mode: self = .mode(try value.readName())
    case .action: self = .action(try value.readName())
    case .repeatWindowMs: self = .repeatWindowMs(try value.readInteger())
    }
  }

  func writeValue(to json: inout JSONWriter) {
    switch self {
    case .enabled(let value): json.bool(value)
    case .mode(let value): json.text(value.name)
    case .action(let value): json.text(value.name)
    case .repeatWindowMs(let value): json.number(value)
    }
  }
}

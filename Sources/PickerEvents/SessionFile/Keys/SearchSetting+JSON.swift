extension SearchSetting: SettingGroup {
  /// The keys of `search`, in the order in which they are written.
  enum Key: String, NamedValue {
    case enabled, matching, minimumCharacters, cancelsAfterSelection, showsCancelButton
    case hidesNavigationBar, adjustsOffsetOnCancel, placeholder
  }

  var key: Key {
    switch self {
    case .enabled: .enabled
    case .matching: .matching
    case .minimumCharacters: .minimumCharacters
    case .cancelsAfterSelection: .cancelsAfterSelection
    case .showsCancelButton: .showsCancelButton
    case .hidesNavigationBar: .hidesNavigationBar
    case .adjustsOffsetOnCancel: .adjustsOffsetOnCancel
    case .placeholder: .placeholder
    }
  }

  init(_ key: Key, _ value: inout JSONReader) throws(SessionFileError) {
    switch key {
    case .enabled: self = .enabled(try value.readBool())
    case .matching: self = .matching(try value.readName())
    case .minimumCharacters: self = .minimumCharacters(try value.readInteger())
    case .cancelsAfterSelection: self = .cancelsAfterSelection(try value.readBool())
    case .showsCancelButton: self = .showsCancelButton(try value.readBool())
    case .hidesNavigationBar: self = .hidesNavigationBar(try value.readBool())
    case .adjustsOffsetOnCancel: self = .adjustsOffsetOnCancel(try value.readBool())
    case .placeholder: self = .placeholder(try value.readOptionalText())
    }
  }

  func writeValue(to json: inout JSONWriter) {
    switch self {
    case .enabled(let value): json.bool(value)
    case .matching(let value): json.text(value.name)
    case .minimumCharacters(let value): json.number(value)
    case .cancelsAfterSelection(let value): json.bool(value)
    case .showsCancelButton(let value): json.bool(value)
    case .hidesNavigationBar(let value): json.bool(value)
    case .adjustsOffsetOnCancel(let value): json.bool(value)
    case .placeholder(let value): json.optional(value)
    }
  }
}

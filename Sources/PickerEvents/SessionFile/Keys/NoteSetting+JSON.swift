extension NoteSetting: SettingGroup {
  /// The keys of `note`, in the order in which they are written.
  enum Key: String, NamedValue {
    /// No key of its own: the object is there.
    case present
    case text, maxLength, countsCharacters, allowsBeyondLimit, overLimit, unit, isEditable
    case isReadOnly, isRequired, mandatoryIndicator, tracksLiveChanges, placeholder, hint
    case hidesReadOnlyHint, readOnlyHint, reachLimitMessage, beyondLimitMessage, hasError
    case errorText, showsErrorInValidationMessage, version, minLines, maxLines

    /// The keys that can be written; `present` is the object itself.
    static let allCases: [Key] = [
      .text, .maxLength, .countsCharacters, .allowsBeyondLimit, .overLimit, .unit, .isEditable,
      .isReadOnly, .isRequired, .mandatoryIndicator, .tracksLiveChanges, .placeholder, .hint,
      .hidesReadOnlyHint, .readOnlyHint, .reachLimitMessage, .beyondLimitMessage, .hasError,
      .errorText, .showsErrorInValidationMessage, .version, .minLines, .maxLines,
    ]
  }

  var key: Key {
    switch self {
    case .present: .present
    case .text: .text
    case .maxLength: .maxLength
    case .countsCharacters: .countsCharacters
    case .allowsBeyondLimit: .allowsBeyondLimit
    case .overLimit: .overLimit
    case .unit: .unit
    case .isEditable: .isEditable
    case .isReadOnly: .isReadOnly
    case .isRequired: .isRequired
    case .mandatoryIndicator: .mandatoryIndicator
    case .tracksLiveChanges: .tracksLiveChanges
    case .placeholder: .placeholder
    case .hint: .hint
    case .hidesReadOnlyHint: .hidesReadOnlyHint
    case .readOnlyHint: .readOnlyHint
    case .reachLimitMessage: .reachLimitMessage
    case .beyondLimitMessage: .beyondLimitMessage
    case .hasError: .hasError
    case .errorText: .errorText
    case .showsErrorInValidationMessage: .showsErrorInValidationMessage
    case .version: .version
    case .minLines: .minLines
    case .maxLines: .maxLines
    }
  }

  init(_ key: Key, _ value: inout JSONReader) throws(SessionFileError) {
    switch key {
    case .present: self = .present
    case .text: self = .text(try value.readText())
    case .maxLength: self = .maxLength(try value.readInteger())
    case .countsCharacters: self = .countsCharacters(try value.readBool())
    case .allowsBeyondLimit: self = .allowsBeyondLimit(try value.readBool())
    case .overLimit: self = .overLimit(try value.readName())
    case .unit: self = .unit(try value.readName())
    case .isEditable: self = .isEditable(try value.readBool())
    case .isReadOnly: self = .isReadOnly(try value.readBool())
    case .isRequired: self = .isRequired(try value.readBool())
    case .mandatoryIndicator: self = .mandatoryIndicator(try value.readText())
    case .tracksLiveChanges: self = .tracksLiveChanges(try value.readBool())
    case .placeholder: self = .placeholder(try value.readOptionalText())
    case .hint: self = .hint(try value.readOptionalText())
    case .hidesReadOnlyHint: self = .hidesReadOnlyHint(try value.readBool())
    case .readOnlyHint: self = .readOnlyHint(try value.readText())
    case .reachLimitMessage: self = .reachLimitMessage(try value.readOptionalText())
    case .beyondLimitMessage: self = .beyondLimitMessage(try value.readOptionalText())
    case .hasError: self = .hasError(try value.readBool())
    case .errorText: self = .errorText(try value.readOptionalText())
    case .showsErrorInValidationMessage: self = .showsErrorInValidationMessage(try value.readBool())
    case .version: self = .version(try value.readInteger())
    case .minLines: self = .minLines(try value.readOptionalInteger())
    case .maxLines: self = .maxLines(try value.readInteger())
    }
  }

  func writeValue(to json: inout JSONWriter) {
    switch self {
    case .present: json.null()
    case .text(let value): json.text(value)
    case .maxLength(let value): json.number(value)
    case .countsCharacters(let value): json.bool(value)
    case .allowsBeyondLimit(let value): json.bool(value)
    case .overLimit(let value): json.text(value.name)
    case .unit(let value): json.text(value.name)
    case .isEditable(let value): json.bool(value)
    case .isReadOnly(let value): json.bool(value)
    case .isRequired(let value): json.bool(value)
    case .mandatoryIndicator(let value): json.text(value)
    case .tracksLiveChanges(let value): json.bool(value)
    case .placeholder(let value): json.optional(value)
    case .hint(let value): json.optional(value)
    case .hidesReadOnlyHint(let value): json.bool(value)
    case .readOnlyHint(let value): json.text(value)
    case .reachLimitMessage(let value): json.optional(value)
    case .beyondLimitMessage(let value): json.optional(value)
    case .hasError(let value): json.bool(value)
    case .errorText(let value): json.optional(value)
    case .showsErrorInValidationMessage(let value): json.bool(value)
    case .version(let value): json.number(value)
    case .minLines(let value): json.optional(value)
    case .maxLines(let value): json.number(value)
    }
  }
}

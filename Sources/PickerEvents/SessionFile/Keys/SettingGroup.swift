/// Settings that stand in one JSON object: each has a key there, and a value.
protocol SettingGroup {
  /// The keys, in the order in which they are written.
  associatedtype Key: NamedValue

  /// The setting's key.
  var key: Key { get }

  /// Reads the value of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: A reader that stands at the value.
  /// - Throws: `SessionFileError` where something else stands there.
  init(_ key: Key, _ value: inout JSONReader) throws(SessionFileError)

  /// Writes the setting's value.
  ///
  /// - Parameter json: What takes it.
  func writeValue(to json: inout JSONWriter)
}

extension SettingGroup {
  /// Reads every key of an object.
  ///
  /// - Parameters:
  ///   - reader: Stands at the object.
  ///   - owner: What the object is, for messages.
  /// - Returns: The settings, in the order in which they are written.
  /// - Throws: `SessionFileError` where something else stands there.
  static func read(
    _ reader: inout JSONReader, of owner: String,
  ) throws(SessionFileError) -> [Self] {
    let fields = try JSONFields(&reader)
    try fields.allow(only: Key.allCases.map { $0.name }, of: owner)
    var settings: [Self] = []
    for key in Key.allCases {
      guard var value = fields.value(key.name) else { continue }
      settings.append(try Self(key, &value))
    }
    return settings
  }

  /// Sorts settings as they are written; of several with the same key the last is kept.
  ///
  /// - Parameter settings: Settings in any order.
  /// - Returns: One setting for each key at most.
  static func canonical(_ settings: [Self]) -> [Self] {
    var result: [Self] = []
    for key in Key.allCases {
      guard let last = settings.last(where: { $0.key == key }) else { continue }
      result.append(last)
    }
    return result
  }

  /// Writes settings as the members of an object.
  ///
  /// - Parameters:
  ///   - settings: Settings in any order.
  ///   - key: The object's key.
  ///   - json: What takes it.
  static func write(_ settings: [Self], as key: String, to json: inout JSONWriter) {
    json.key(key)
    json.beginObject()
    for setting in canonical(settings) {
      json.key(setting.key.name)
      setting.writeValue(to: &json)
    }
    json.endObject()
  }
}

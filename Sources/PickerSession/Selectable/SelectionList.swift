public import EventStore
public import PickerEvents
internal import PickerProjection

/// A picker over values of any `Selectable` type, which gives the values back.
///
/// It opens a recorded session and speaks with it: what was tapped, and what came of it, is told in
/// values, and the log holds their names and titles. Without a configuration it is the list of the
/// preset `selectionList`: one choice, told at each tap, open until the host ends it. Any other
/// configuration is possible, several choices and positions in place of names among them.
///
/// ```swift
/// let list = try SelectionList(Season.all, title: "Season", current: .latest, in: store)
/// list.onChoose = { season in show(season) }
/// try list.tap(Season(year: 2024))
/// ```
///
/// It belongs to the isolation domain of its session. What a screen shows is read off `session`;
/// events are sent to the list, which else would not learn of them.
public final class SelectionList<Value: Selectable> {
  /// The recorded session, with all that a screen shows.
  ///
  /// Read it, and send to the list: of an event that is sent to the session itself the callbacks
  /// are not told, and rows that it brings have no values.
  public let session: PickerSession
  /// Is told the value of each tap, where the session reports taps; the picker stays open.
  public var onChoose: ((Value) -> Void)?
  /// Is told the values when they are committed, oldest pick first.
  public var onCommit: (([Value]) -> Void)?

  var book: SelectionBook<Value>
  var untold = UntoldEffects()

  /// Opens a list of values, and records its opening.
  ///
  /// - Parameters:
  ///   - values: The values, in display order.
  ///   - title: The list's title; nil leaves it to the configuration.
  ///   - current: The value that is chosen now; it need not be in the list any more.
  ///   - config: How the list behaves.
  ///   - hasMore: Whether there are more pages.
  ///   - app: The app that shows it.
  ///   - actor: Who chooses.
  ///   - environment: Where: a device, a build, a place.
  ///   - store: The log.
  ///   - id: What names the session; it must be new in the log. Nil makes one of the time.
  ///   - clock: Says when an event happens.
  /// - Throws: What `PickerSession` throws at opening; `refusedOpening` where two values have the
  ///   same name. Nothing was recorded then.
  /// - Complexity: O(values).
  public convenience init(
    _ values: [Value],
    title: String? = nil,
    current: Value? = nil,
    config: GivenConfiguration = GivenConfiguration(preset: .selectionList),
    hasMore: Bool = false,
    app: ExactText? = nil,
    actor: ExactText? = nil,
    environment: ExactText? = nil,
    in store: EventStore,
    id: SessionID? = nil,
    now clock: @escaping () -> Timestamp = SystemClock.now,
  ) throws(PickerSessionError) {
    try self.init(
      sections: [SelectionSection(values)], title: title, selected: current.map { [$0] } ?? [],
      config: config, hasMore: hasMore, app: app, actor: actor, environment: environment, in: store,
      id: id, now: clock)
  }

  /// Opens a list of values in sections, and records its opening.
  ///
  /// - Parameters:
  ///   - sections: The sections, in display order.
  ///   - title: The list's title; nil leaves it to the configuration.
  ///   - selected: The values that are chosen now, oldest first; they need not be in the list any
  ///     more. Where positions name them, those that are not are left out.
  ///   - config: How the list behaves.
  ///   - hasMore: Whether there are more pages.
  ///   - app: The app that shows it.
  ///   - actor: Who chooses.
  ///   - environment: Where: a device, a build, a place.
  ///   - store: The log.
  ///   - id: What names the session; it must be new in the log. Nil makes one of the time.
  ///   - clock: Says when an event happens.
  /// - Throws: What `PickerSession` throws at opening; `refusedOpening` where two values have the
  ///   same name. Nothing was recorded then.
  /// - Complexity: O(values + selected + sections).
  public init(
    sections: [SelectionSection<Value>],
    title: String? = nil,
    selected: [Value] = [],
    config: GivenConfiguration = GivenConfiguration(preset: .selectionList),
    hasMore: Bool = false,
    app: ExactText? = nil,
    actor: ExactText? = nil,
    environment: ExactText? = nil,
    in store: EventStore,
    id: SessionID? = nil,
    now clock: @escaping () -> Timestamp = SystemClock.now,
  ) throws(PickerSessionError) {
    var config = config
    if let title { config.settings.append(.title(ExactText(title))) }
    var book = SelectionBook<Value>(Configuration(config).identity)
    // The chosen ones first: where the list has a newer value of the same name, that one counts.
    let names = selected.map(\.selectionID)
    if !book.isByIndex { _ = book.take(selected, as: names) }
    let values = sections.flatMap(\.values)
    _ = book.take(values, as: book.ids(of: values, from: 0))
    let places = book.isByIndex ? book.places(rows: values.count) : [:]
    session = try PickerSession(
      Opening(
        config: config, sections: sections.map { book.section($0) }, hasMore: hasMore,
        preselected: book.isByIndex ? names.compactMap { places[$0] } : names, app: app,
        actor: actor, environment: environment),
      in: store, id: id, now: clock)
    self.book = book
  }

  init(_ session: PickerSession, _ book: SelectionBook<Value>) {
    self.session = session
    self.book = book
  }
}

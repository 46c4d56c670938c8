extension RandomSession {
  /// Makes a session of which a byte decides each choice, as long as there are bytes.
  ///
  /// - Parameter choices: The features, then what `SessionMaker` draws; more bytes make a longer
  ///   session.
  public init(choices: [UInt8]) {
    seed = 0
    features = SessionFeatures(rawValue: choices.first.map { Int($0) } ?? 0)
    var maker = SessionMaker(choices: Array(choices.dropFirst()), features: features)
    opening = maker.opening()
    var events = maker.events()
    // Each go ends the session or not, by the bytes too.
    while maker.random.hasChoices && events.count < 300 { events += maker.events() }
    self.events = events
    times = Array(maker.times(of: events.count).dropFirst())
    verdicts = maker.verdicts(of: events)
  }
}

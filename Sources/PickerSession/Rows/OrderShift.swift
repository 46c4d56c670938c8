/// How an event moves the places of the picks that were there before.
enum OrderShift {
  /// Nobody asks, or nothing moves.
  case none
  /// A few picks went, of these ages; those that are younger move up.
  case few([UInt64])
  /// Anything may have moved.
  case all

  /// How many picks may come and go before all places are counted anew.
  static let most = 8
}

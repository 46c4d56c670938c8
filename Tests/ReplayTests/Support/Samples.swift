/// Session files that tests write and read.
enum Samples {
  /// A session by hand: an eviction, a refusal, an undo, a commit, and claims that hold.
  static let fruit = """
    # what a bug report looks like
    {"event":"opened","session":"fruit-1","ts":"2026-03-01T09:00:00Z","actor":"Ada","app":"Shop","config":{"mode":"multiple","max":2},"items":[{"id":"a","title":"Apple"},{"id":"b","title":"Banana"},{"id":"c","title":"Cherry"},{"id":"d","title":"Date","enabled":false}],"preselected":["a"]}
    {"event":"tapped","item":"b"}
    {"event":"tapped","item":"c"}
    {"expect":{"selected":["b","c"],"evicted":["a"],"evictedBy":{"a":"total"}}}

    {"event":"tapped","item":"d"}
    {"event":"undone"}
    {"event":"doneTapped"}
    {"expect":{"committed":["a","b"],"ended":"done"}}

    """

  /// The opening of a session over three bare items.
  static func opened(_ session: String, _ config: String = #"{"mode":"multiple"}"#) -> String {
    #"{"event":"opened","session":"\#(session)","config":\#(config),"items":["a","b","c"]}"#
  }

  /// A tap.
  static func tapped(_ item: String) -> String { #"{"event":"tapped","item":"\#(item)"}"# }

  /// A line of claims.
  static func expect(_ claims: String) -> String { #"{"expect":{\#(claims)}}"# }

  /// Two sessions, the second of which was never ended.
  static let two = [
    opened("one"), tapped("a"), #"{"event":"doneTapped"}"#, opened("two"), tapped("b"), "",
  ].joined(separator: "\n")
}

import PickerEvents
import PickerProjection
import PickerReference

/// Goes through all states of a small world, breadth first, and judges every step between them.
///
/// Two states are the same where they read the same and a range would begin at the same item: how
/// far undo and redo reach is left out, since a history makes every state a new one. A state is
/// gone on from with the history with which it was met first, so undo and redo are steps like all.
struct Exploration {
  /// A state that is gone on from.
  private struct Node {
    var check: SessionCheck<Machine>
    var model: ReferenceModel
    var anchor: ItemID?
    var steps: [SessionStep]
  }

  /// What two states are told apart by.
  private struct Key: Hashable {
    var values: [ReadOut: JSONValue]
    var anchor: ItemID?
  }

  /// How many states there are.
  private(set) var states = 0
  /// How many steps between them were judged.
  private(set) var edges = 0
  /// The first session that fails, and how.
  private(set) var failure: (session: PlayableSession, failed: FailedSession)?

  private var seen: Set<Key> = []
  private var hasEnded = false
  private var waiting: [Node] = []
  private let world: Opening

  /// Goes through a world.
  ///
  /// - Parameters:
  ///   - world: How its sessions begin.
  ///   - limit: How many states are gone on from at most; the nearest to the opening come first.
  init(_ world: Opening, atMost limit: Int) {
    self.world = world
    guard let check = SessionCheck(world, open: { Machine($0) }),
      let model = try? ReferenceModel(world, text: .shipped)
    else {
      failure = (
        PlayableSession(world), FailedSession(kind: "refused", sequence: 1, words: "the opening")
      )
      return
    }
    meet(Node(check: check, model: model, anchor: nil, steps: []))
    let events = SmallWorlds.events(of: world)
    var count = 0
    while failure == nil, count < limit, let node = waiting.popLast() {
      count += 1
      for event in events where failure == nil { play(event, node) }
      if waiting.isEmpty { swap(&waiting, &next) }
    }
  }

  /// The states one step further.
  private var next: [Node] = []

  private mutating func play(_ event: PickerEvent, _ node: Node) {
    edges += 1
    var node = node
    let step = SessionStep(event, at: .start)
    node.steps.append(step)
    let broken = node.check.play(step)
    node.model.play(step)
    let reading = node.check.reading
    let different = reading.differences(from: Reading(of: node.model)).first
    if let broken {
      fail(node, FailedSession(broken))
    } else if let words = different {
      fail(node, FailedSession(kind: "read-outs", sequence: node.steps.count + 1, words: words))
    } else if let words = node.check.picker.replay.state.brokenInvariant {
      fail(node, FailedSession(kind: "recount", sequence: node.steps.count + 1, words: words))
    }
    if case .tapped(let item, _) = event, !reading.isRejected { node.anchor = item }
    meet(node)
  }

  private mutating func meet(_ node: Node) {
    var values = node.check.reading.values
    for readOut in Reading.ofLastEvent.union([.canUndo, .canRedo]) { values[readOut] = nil }
    guard seen.insert(Key(values: values, anchor: node.anchor)).inserted else { return }
    states += 1
    // After an end every event is refused: one such state is gone on from.
    let isOver = values[.ended] != .null
    if isOver && hasEnded { return }
    hasEnded = hasEnded || isOver
    next.append(node)
    if waiting.isEmpty && edges == 0 { swap(&waiting, &next) }
  }

  private mutating func fail(_ node: Node, _ failed: FailedSession) {
    failure = (PlayableSession(world, node.steps), failed)
  }
}

/// A step on the way from the opening to the commit.
package struct FunnelStep: Hashable, Sendable {
  /// The steps, in order.
  package enum Name: String, CaseIterable, Sendable {
    case opened, searched, picked, committed
  }

  /// Which one.
  package let name: Name
  /// How many sessions did it.
  package var sessions = 0
  /// How many did it and all the steps before it.
  package var through = 0

  package init(_ name: Name) {
    self.name = name
  }
}

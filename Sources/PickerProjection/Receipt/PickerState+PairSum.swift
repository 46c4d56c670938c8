internal import PickerEvents

extension PickerState {
  /// The sum of neighbourhoods after one more pick came, without doing it.
  func pairSum(with slot: Slot) -> UInt64 {
    parts.selection &+ ReceiptPart.pair(digest(of: selection.newest), roster.digest(of: slot))
  }

  /// The sum of neighbourhoods after one pick went, without doing it.
  func pairSum(without slot: Slot) -> UInt64 {
    let node = selection.node(of: slot)
    let before = digest(of: selection.older(than: node))
    let gone = roster.digest(of: slot)
    let sum = parts.selection &- ReceiptPart.pair(before, gone)
    let next = selection.newer(than: node)
    guard next != .none else { return sum }
    let after = digest(of: next)
    return sum &- ReceiptPart.pair(gone, after) &+ ReceiptPart.pair(before, after)
  }

  /// The sum of neighbourhoods after one pick went and another came, without doing it.
  func pairSum(without went: Slot, with came: Slot) -> UInt64 {
    let node = selection.node(of: went)
    let isNewest = node == selection.newest
    let tail = digest(of: isNewest ? selection.older(than: node) : selection.newest)
    return pairSum(without: went) &+ ReceiptPart.pair(tail, roster.digest(of: came))
  }

  /// The sum of neighbourhoods after picks went and others came, without doing it.
  ///
  /// - Parameters:
  ///   - went: Picks, in the order of the selection.
  ///   - came: Slots that are not picked, oldest first.
  /// - Returns: The sum.
  /// - Complexity: O(went + came).
  func pairSum(without went: [Slot], with came: [Slot]) -> UInt64 {
    var sum = parts.selection
    var tail = digest(of: selection.newest)
    var place = 0
    while place < went.count {
      // A run of neighbours goes as one: its inner pairs vanish, its ends meet.
      var node = selection.node(of: went[place])
      let before = digest(of: selection.older(than: node))
      var older = before
      while true {
        let gone = roster.digest(of: went[place])
        sum &-= ReceiptPart.pair(older, gone)
        older = gone
        place += 1
        let next = selection.newer(than: node)
        guard next != .none, place < went.count, selection[next].slot == went[place] else {
          if next == .none {
            tail = before
          } else {
            let after = digest(of: next)
            sum &-= ReceiptPart.pair(older, after)
            sum &+= ReceiptPart.pair(before, after)
          }
          break
        }
        node = next
      }
    }
    for slot in came {
      let digest = roster.digest(of: slot)
      sum &+= ReceiptPart.pair(tail, digest)
      tail = digest
    }
    return sum
  }

  /// The digest of a pick's id; 0 where there is no pick.
  private func digest(of node: PickNode.Index) -> UInt64 {
    node == .none ? 0 : roster.digest(of: selection[node].slot)
  }
}

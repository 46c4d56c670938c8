package import PickerEvents

extension ProjectedRows.Snapshot {
  /// The same snapshot with one thing in it that no session has, sealed as if nothing were; for
  /// tests.
  package var forgeries: [(what: String, snapshot: ProjectedRows.Snapshot)]? {
    guard let honest = Snapshot(bytes),
      let step = honest.done.firstIndex(where: { !$0.gone.isEmpty })
    else { return nil }
    func forged(_ what: String, _ change: (inout Snapshot) -> Void) -> (
      what: String, snapshot: ProjectedRows.Snapshot
    ) {
      var snapshot = honest
      change(&snapshot)
      return (what, ProjectedRows.Snapshot(sequence: sequence, bytes: snapshot.bytes))
    }
    return [
      forged("the next stamp is the last there is") { $0.nextStamp = .max },
      forged("the next stamp stands before a pick's") { $0.nextStamp = 1 },
      forged("a pick that went has a stamp to come") {
        $0.done[step].gone[0].place.stamp = .max
      },
      forged("a step begins at a stamp to come") { $0.done[step].firstStamp = .max },
      forged("a neighbour has no slot") { $0.done[step].gone[0].place.older = .max },
      forged("a neighbour in a section has none") {
        $0.done[step].gone[0].place.olderInSection = .max
      },
      forged("a pick went that has no slot") { $0.done[step].gone[0].slot = -7 },
      forged("more steps are kept than there are") { $0.depth = 0 },
    ]
  }
}

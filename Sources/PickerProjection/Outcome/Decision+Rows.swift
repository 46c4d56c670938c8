extension Decision {
  /// Whether rows may show something else afterwards that are none of the picks that came and went:
  /// the catalog changes, or a query leaves others.
  package var bringsOtherRows: Bool {
    guard case .some(let updates) = updates else { return false }
    if updates.catalog != nil { return true }
    switch updates.search?.rows {
    case .none, .same: return false
    case .all, .these, .joined: return true
    }
  }
}

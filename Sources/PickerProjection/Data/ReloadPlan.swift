/// A catalog that takes the place of the present one.
struct ReloadPlan: Sendable {
  var roster: Roster
  /// With no pick counted.
  var sections: Sections
  var data: DataDigest
}

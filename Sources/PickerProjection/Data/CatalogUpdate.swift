/// What an event does to the catalog.
indirect enum CatalogUpdate: Sendable {
  /// Rows join it.
  case page(PagePlan)
  /// Another one takes its place.
  case reload(ReloadPlan)
}

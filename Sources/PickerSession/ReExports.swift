// One import is all that an app needs: whoever sends an event names it, and what comes back is made
// of the other libraries' types. Each is wanted whole (an opening alone names some thirty types of
// PickerEvents), so they are re-exported by module and not type by type.
// Documentation/Decisions/0006-the-session.md has the grounds.

@_exported public import EventStore
@_exported public import PickerEvents
@_exported public import PickerProjection

/// What happens to an archive's objects, in this order; written here and nowhere else.
///
/// - Documented: Apple, Resource Programming Guide, "The Object Loading Process", for make, connect, awake, show.
/// - Seen: attributes before connections and one assignment a collection were measured in UIKit on iOS 26.1. AppKit's
///   archives list attributes among the connections, so there they are set in their turn of that list.
public enum Phase: String, Sendable, CaseIterable {
  /// Every object is made and decodes its values. First, for everything else needs objects.
  case make
  /// User defined runtime attributes are set. Before connections: an outlet's observer sees a finished object.
  case attributes
  /// Connections are made in archive order.
  case connect
  /// Accessibility labels and traits are set.
  case accessibility
  /// Objects that the loader made hear that all is connected.
  case awake
  /// Visible windows are shown. Last: what is shown is awake.
  case show
}

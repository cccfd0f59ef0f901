import NibGraph

/// Keys whose reference points back or across and never says where an object belongs.
///
/// Seen: the archiver's conditional references, the ends of constraints and connections.
enum BackReference {
  /// The keys.
  static let keys: Set<String> = [
    "NSNextResponder", "NSSuperview", "NSNextKeyView", "UINavigationBar", "UIParentViewController",
    "NSFirstItem", "NSSecondItem", "NSControlView", "NSTableView", "NSOwner", "NSTarget", "NSDelegate",
    NibKey.source, NibKey.destination, "UIObject", "NSSource", "NSDestination", "NSObject", "UILayoutGuideOwningView",
  ]
}

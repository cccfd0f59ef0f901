/// Keys of WatchKit's property lists that more than one place knows; see `NibKey`.
package enum WatchKitKey: String, CaseIterable, Sendable {
  // Of the roots.
  case controllers, root, categories
  // Of a category of notifications: how it looks as soon as it comes, and once the app has run.
  case `static`, dynamic
  // Of controllers and what is in them.
  case controllerClass, color, menu, items, action, image, title, type, text, alert, fontScale
}

/// Classes of WatchKit that objects of property lists are of.
package enum WatchKitClass: String, Sendable {
  case interfaceController = "WKInterfaceController"
  case interfaceLabel = "WKInterfaceLabel"
}

extension String {
  /// A class of WatchKit.
  package static func watchClass(_ name: WatchKitClass) -> String { name.rawValue }
  /// A key of WatchKit's property lists.
  package static func watchKey(_ key: WatchKitKey) -> String { key.rawValue }
}

import NibRuntime
import NibStandIns

/// Finds objects of AppKit in a live interface, as a test or a tool wants them.
public struct AppKitQuery {
  /// The objects that are looked through, parents before children.
  public let objects: [NSResponder]

  /// A query over objects and all below them.
  public init(_ roots: [NSResponder]) { objects = AppKitTree.all(below: roots) }

  /// The first object of a class.
  public func find<Wanted>(_ type: Wanted.Type) -> Wanted? { objects.lazy.compactMap { $0 as? Wanted }.first }

  /// All objects of a class.
  public func all<Wanted>(_ type: Wanted.Type) -> [Wanted] { objects.compactMap { $0 as? Wanted } }

  /// The first view that shows exactly this text.
  public func find(text: String) -> NSView? {
    objects.lazy.compactMap { $0 as? NSView }.first { $0.shownTexts.contains(text) }
  }

  /// The first object with an identifier.
  public func find(identifier: String) -> NSResponder? { objects.first { $0.identifier == identifier } }

  /// The first object with an accessibility identifier.
  public func find(accessibilityIdentifier: String) -> NSResponder? {
    objects.first { $0.accessibilityIdentifier == accessibilityIdentifier }
  }

  /// The first view with a tag.
  public func find(tag: Int) -> NSView? { objects.lazy.compactMap { $0 as? NSView }.first { $0.tag == tag } }

  /// The first menu item of a title.
  public func menuItem(_ title: String) -> NSMenuItem? { all(NSMenuItem.self).first { $0.title == title } }

  /// The first window of a title.
  public func window(_ title: String) -> NSWindow? { all(NSWindow.self).first { $0.title == title } }
}

extension Instantiation {
  /// Looks through the windows, views, menus and controllers of an AppKit archive.
  public var desktop: AppKitQuery { AppKitQuery(topLevel.compactMap { $0 as? NSResponder }) }
}

extension NSResponder {
  /// Looks through this object and all below it.
  public var query: AppKitQuery { AppKitQuery([self]) }
}

import NibRuntime

/// Finds objects of AppKit in a live interface, as a test or a tool wants them.
public struct DesktopQuery {
  /// The objects that are looked through, parents before children.
  public let objects: [DesktopResponder]

  /// A query over objects and all below them.
  public init(_ roots: [DesktopResponder]) { objects = DesktopTree.all(below: roots) }

  /// The first object of a class.
  public func find<Wanted>(_ type: Wanted.Type) -> Wanted? { objects.lazy.compactMap { $0 as? Wanted }.first }

  /// All objects of a class.
  public func all<Wanted>(_ type: Wanted.Type) -> [Wanted] { objects.compactMap { $0 as? Wanted } }

  /// The first view that shows exactly this text.
  public func find(text: String) -> DesktopView? {
    objects.lazy.compactMap { $0 as? DesktopView }.first { $0.shownTexts.contains(text) }
  }

  /// The first object with an identifier.
  public func find(identifier: String) -> DesktopResponder? { objects.first { $0.identifier == identifier } }

  /// The first object with an accessibility identifier.
  public func find(accessibilityIdentifier: String) -> DesktopResponder? {
    objects.first { $0.accessibilityIdentifier == accessibilityIdentifier }
  }

  /// The first view with a tag.
  public func find(tag: Int) -> DesktopView? { objects.lazy.compactMap { $0 as? DesktopView }.first { $0.tag == tag } }

  /// The first menu item of a title.
  public func menuItem(_ title: String) -> DesktopMenuItem? { all(DesktopMenuItem.self).first { $0.title == title } }

  /// The first window of a title.
  public func window(_ title: String) -> DesktopWindow? { all(DesktopWindow.self).first { $0.title == title } }
}

extension Instantiation {
  /// Looks through the windows, views, menus and controllers of an AppKit archive.
  public var desktop: DesktopQuery { DesktopQuery(topLevel.compactMap { $0 as? DesktopResponder }) }
}

extension DesktopResponder {
  /// Looks through this object and all below it.
  public var query: DesktopQuery { DesktopQuery([self]) }
}

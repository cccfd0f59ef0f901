import NibRuntime
import NibStandIns

/// Finds objects of AppKit in a live interface, as a test or a tool wants them.
@MainActor
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

  /// The first view of a class that shows exactly this text.
  public func find<Wanted>(_ type: Wanted.Type, text: String) -> Wanted? {
    objects.lazy.filter { ($0 as? NSView)?.shownTexts.contains(text) ?? false }.compactMap { $0 as? Wanted }.first
  }

  /// The first object whose element has an id in the document; nil in archives that have no document.
  public func find(id: String) -> NSResponder? { objects.first { $0.archivedIdentifier == id } }

  /// The first object with an identifier.
  public func find(identifier: String) -> NSResponder? { objects.first { $0.identifier?.rawValue == identifier } }

  /// The first object with an accessibility identifier.
  public func find(accessibilityIdentifier: String) -> NSResponder? {
    objects.first { $0.accessibilityIdentifier == accessibilityIdentifier }
  }

  /// The first object with an accessibility label.
  public func find(accessibilityLabel: String) -> NSResponder? {
    objects.first { ($0 as StandIn).accessibilityLabel == accessibilityLabel }
  }

  /// The first view with a tag.
  public func find(tag: Int) -> NSView? { objects.lazy.compactMap { $0 as? NSView }.first { $0.tag == tag } }

  /// The first menu item of a title.
  public func menuItem(_ title: String) -> NSMenuItem? { all(NSMenuItem.self).first { $0.title == title } }

  /// The first window of a title.
  public func window(_ title: String) -> NSWindow? { all(NSWindow.self).first { $0.title == title } }
}

@MainActor
extension Instantiation {
  /// Looks through the windows, views, menus and controllers of an AppKit archive.
  public var desktop: AppKitQuery { AppKitQuery(topLevel.compactMap { $0 as? NSResponder }) }
}

extension UserOperable {
  /// Looks through this object and all below it.
  public var query: AppKitQuery { AppKitQuery([self]) }
}

/// Walks live interfaces of AppKit: windows, views, controllers and menus, parents before children.
@MainActor
struct AppKitTree {
  /// Deepest nesting that is walked; a live tree can be changed in code.
  static let deepest = 250

  /// What is directly below an object.
  static func children(of object: NSResponder) -> [NSResponder] {
    switch object {
    case let view as NSView: view.subviews + view.attachments
    case let window as NSWindow: ([window.contentView, window.toolbar] as [NSResponder?]).compactMap { $0 }
    case let controller as NSViewController:
      (controller.viewIfLoaded.map { [$0] } ?? []) + controller.children.filter { $0.viewIfLoaded?.superview == nil }
    case let controller as NSWindowController:
      ([controller.window, controller.contentViewController] as [NSResponder?]).compactMap { $0 }
    case let menu as NSMenu: menu.items
    case let item as NSMenuItem:
      ([item.view, item.submenu] as [NSResponder?]).compactMap { $0 }
    case let toolbar as NSToolbar: toolbar.items.isEmpty ? toolbar.allowedItems : toolbar.items
    case let item as NSToolbarItem: item.view.map { [$0] } ?? []
    default: []
    }
  }

  /// The objects and all below them, each once.
  static func all(below roots: [NSResponder]) -> [NSResponder] {
    var found: [NSResponder] = []
    var seen: Set<ObjectIdentifier> = []
    var open = roots.reversed().map { ($0, 0) }
    while let (object, depth) = open.popLast() {
      guard seen.insert(ObjectIdentifier(object)).inserted else { continue }
      found.append(object)
      guard depth < deepest else { continue }
      open.append(contentsOf: children(of: object).reversed().map { ($0, depth + 1) })
    }
    return found
  }
}

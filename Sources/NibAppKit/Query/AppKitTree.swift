import NibRuntime
import NibStandIns

/// Walks live interfaces of AppKit: windows, views, controllers and menus, parents before children.
struct AppKitTree {
  /// Deepest nesting that is walked; a live tree can be changed in code.
  static let deepest = 250

  /// What is directly below an object.
  static func children(of object: NSResponder) -> [NSResponder] {
    switch object {
    case let view as NSView: view.subviews + view.attachments
    case let window as NSWindow: ([window.contentView, window.toolbar] as [NSResponder?]).compactMap { $0 }
    case let controller as NSViewController: controller.view.map { [$0] } ?? []
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

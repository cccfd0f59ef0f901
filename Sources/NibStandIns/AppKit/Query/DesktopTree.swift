import NibRuntime

/// Walks live interfaces of AppKit: windows, views, controllers and menus, parents before children.
struct DesktopTree {
  /// Deepest nesting that is walked; a live tree can be changed in code.
  static let deepest = 250

  /// What is directly below an object.
  static func children(of object: DesktopResponder) -> [DesktopResponder] {
    switch object {
    case let view as DesktopView: view.subviews + view.attachments
    case let window as DesktopWindow: ([window.contentView, window.toolbar] as [DesktopResponder?]).compactMap { $0 }
    case let controller as DesktopViewController: controller.view.map { [$0] } ?? []
    case let controller as DesktopWindowController:
      ([controller.window, controller.contentViewController] as [DesktopResponder?]).compactMap { $0 }
    case let menu as DesktopMenu: menu.items
    case let item as DesktopMenuItem:
      ([item.view, item.submenu] as [DesktopResponder?]).compactMap { $0 }
    case let toolbar as DesktopToolbar: toolbar.items.isEmpty ? toolbar.allowedItems : toolbar.items
    case let item as DesktopToolbarItem: item.view.map { [$0] } ?? []
    default: []
    }
  }

  /// The objects and all below them, each once.
  static func all(below roots: [DesktopResponder]) -> [DesktopResponder] {
    var found: [DesktopResponder] = []
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

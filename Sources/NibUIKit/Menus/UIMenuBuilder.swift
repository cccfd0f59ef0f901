import NibRuntime
import NibStandIns

/// How elements of a menu are shown. Stands in for UIMenuDisplayPreferences.
@MainActor
public final class UIMenuDisplayPreferences {
  /// Most lines of a title; 0 for the system's.
  public var maximumNumberOfTitleLines = 0

  /// Makes preferences that say nothing.
  public init() {}
}

/// An item that stands in another's place while keys are held. Stands in for UICommandAlternate.
@MainActor
public final class UICommandAlternate {
  /// The title.
  public let title: String
  /// The action.
  public let action: Selector
  /// The keys.
  public let modifierFlags: UIKeyModifierFlags

  /// Makes one.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
  }
}

/// Menus that are being put together. Stands for UIMenuBuilder.
@MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The menus that are meant.
  var system: UIMenuSystem { get }
  /// The menu of an identifier; nil for none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action of an identifier; nil for none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The item that sends an action; nil for none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts a menu in another's place.
  func replace(menu identifier: UIMenu.Identifier, with replacement: UIMenu)
  /// Changes what is in a menu.
  func replaceChildren(ofMenu parent: UIMenu.Identifier, from change: ([UIMenuElement]) -> [UIMenuElement])
  /// Puts a menu before another one.
  func insertSibling(_ sibling: UIMenu, beforeMenu identifier: UIMenu.Identifier)
  /// Puts a menu behind another one.
  func insertSibling(_ sibling: UIMenu, afterMenu identifier: UIMenu.Identifier)
  /// Puts a menu first in another one.
  func insertChild(_ child: UIMenu, atStartOfMenu parent: UIMenu.Identifier)
  /// Puts a menu last in another one.
  func insertChild(_ child: UIMenu, atEndOfMenu parent: UIMenu.Identifier)
  /// Puts elements before a menu.
  func insertElements(_ elements: [UIMenuElement], beforeMenu identifier: UIMenu.Identifier)
  /// Puts elements behind a menu.
  func insertElements(_ elements: [UIMenuElement], afterMenu identifier: UIMenu.Identifier)
  /// Puts elements first in a menu.
  func insertElements(_ elements: [UIMenuElement], atStartOfMenu parent: UIMenu.Identifier)
  /// Puts elements last in a menu.
  func insertElements(_ elements: [UIMenuElement], atEndOfMenu parent: UIMenu.Identifier)
  /// Takes a menu away.
  func remove(menu identifier: UIMenu.Identifier)
  /// Puts elements before the item that sends an action.
  func insertElements(_ elements: [UIMenuElement], beforeCommand action: Selector, propertyList: Any?)
  /// Puts elements behind the item that sends an action.
  func insertElements(_ elements: [UIMenuElement], afterCommand action: Selector, propertyList: Any?)
  /// Puts elements before an action.
  func insertElements(_ elements: [UIMenuElement], beforeAction identifier: UIAction.Identifier)
  /// Puts elements behind an action.
  func insertElements(_ elements: [UIMenuElement], afterAction identifier: UIAction.Identifier)
  /// Puts elements in the place of the item that sends an action.
  func replace(command action: Selector, withPropertyList propertyList: Any?, with elements: [UIMenuElement])
  /// Puts elements in the place of an action.
  func replace(action identifier: UIAction.Identifier, with elements: [UIMenuElement])
  /// Takes the item away that sends an action.
  func remove(command action: Selector, propertyList: Any?)
  /// Takes an action away.
  func remove(action identifier: UIAction.Identifier)
}

extension UIMenuBuilder {
  /// The item that sends an action; nil for none.
  public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}

/// Menus of the program, made when somebody looks. Stands in for UIMenuSystem.
@MainActor
public final class UIMenuSystem: Equatable {
  /// Whether both are the same.
  nonisolated public static func == (left: UIMenuSystem, right: UIMenuSystem) -> Bool { left === right }

  /// The bar.
  public static let main = UIMenuSystem()
  /// Menus at a place of a view.
  public static let context = UIMenuSystem()
  private var built: UIMenu?

  /// Has the menus made again when somebody looks next.
  public func setNeedsRebuild() { built = nil }

  /// Has the menus validated when somebody looks: that is done each time.
  public func setNeedsRevalidate() {}

  /// The bar with what a responder's `buildMenu` and those of its chain make of it: the program's delegate and the
  /// application first, where the chain ends there. Made once until `setNeedsRebuild`.
  public func menu(builtBy responder: UIResponder) -> UIMenu {
    if let built { return built }
    let builder = MenuTree(system: self)
    UIMainMenuSystem.shared.build(builder)
    responder.buildMenu(with: builder)
    let made = builder.bar
    built = made
    return made
  }
}

extension UIMenu {
  /// Has those who perform the items' actions change how the items are shown: the first of the responder chain that does.
  func validate(from responder: UIResponder) {
    for element in shownChildren {
      if let command = element as? UICommand, let action = command.action {
        let target = responder.target(forAction: action, withSender: command)
        (target as? UIResponder)?.validate(command)
      } else {
        (element as? UIMenu)?.validate(from: responder)
      }
    }
  }
}

/// A bar with the system's menus, without items, that code changes.
@MainActor
final class MenuTree: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var bar: UIMenu

  init(system: UIMenuSystem) {
    self.system = system
    let menus: [(String, UIMenu.Identifier, [UIMenu.Identifier])] = [
      ("", .application, [.about, .preferences, .services, .hide, .quit]),
      ("File", .file, [.newScene, .openRecent, .close, .document, .print]),
      ("Edit", .edit, [.undoRedo, .standardEdit, .find, .spelling, .substitutions, .transformations, .speech]),
      ("Format", .format, [.font, .text]), ("View", .view, [.toolbar, .sidebar, .fullscreen]),
      ("Window", .window, [.minimizeAndZoom, .bringAllToFront]), ("Help", .help, []),
    ]
    bar = UIMenu(
      identifier: .root,
      children: menus.map { title, identifier, parts in
        let children = parts.map { UIMenu(identifier: $0, options: .displayInline) }
        return UIMenu(title: title, identifier: identifier, children: children)
      })
  }

  private func all(of menu: UIMenu) -> [UIMenuElement] {
    menu.children.flatMap { [$0] + (($0 as? UIMenu).map { all(of: $0) } ?? []) }
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    ([bar] + all(of: bar)).lazy.compactMap { $0 as? UIMenu }.first { $0.identifier == identifier }
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    all(of: bar).lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    all(of: bar).lazy.compactMap { $0 as? UICommand }.first {
      $0.action == action && (propertyList.map { "\($0)" } == $0.propertyList.map { "\($0)" })
    }
  }

  private func change(
    at element: UIMenuElement?, _ change: (inout [UIMenuElement], Int) -> Void
  ) {
    guard let element else { return }
    for menu in [bar] + all(of: bar).compactMap({ $0 as? UIMenu }) {
      guard let place = menu.children.firstIndex(where: { $0 === element }) else { continue }
      return change(&menu.children, place)
    }
  }

  func insertElements(_ elements: [UIMenuElement], beforeCommand action: Selector, propertyList: Any?) {
    change(at: command(for: action, propertyList: propertyList)) { $0.insert(contentsOf: elements, at: $1) }
  }

  func insertElements(_ elements: [UIMenuElement], afterCommand action: Selector, propertyList: Any?) {
    change(at: command(for: action, propertyList: propertyList)) { $0.insert(contentsOf: elements, at: $1 + 1) }
  }

  func insertElements(_ elements: [UIMenuElement], beforeAction identifier: UIAction.Identifier) {
    change(at: action(for: identifier)) { $0.insert(contentsOf: elements, at: $1) }
  }

  func insertElements(_ elements: [UIMenuElement], afterAction identifier: UIAction.Identifier) {
    change(at: action(for: identifier)) { $0.insert(contentsOf: elements, at: $1 + 1) }
  }

  func replace(command action: Selector, withPropertyList propertyList: Any?, with elements: [UIMenuElement]) {
    change(at: command(for: action, propertyList: propertyList)) { $0.replaceSubrange($1...$1, with: elements) }
  }

  func replace(action identifier: UIAction.Identifier, with elements: [UIMenuElement]) {
    change(at: action(for: identifier)) { $0.replaceSubrange($1...$1, with: elements) }
  }

  func remove(command action: Selector, propertyList: Any?) {
    change(at: command(for: action, propertyList: propertyList)) { $0.remove(at: $1) }
  }

  func remove(action identifier: UIAction.Identifier) { change(at: action(for: identifier)) { $0.remove(at: $1) } }

  /// Changes the elements of the menu that holds another one.
  private func change(
    around identifier: UIMenu.Identifier, _ change: (inout [UIMenuElement], Int) -> Void
  ) {
    let menus = [bar] + all(of: bar).compactMap { $0 as? UIMenu }
    for menu in menus {
      guard let place = menu.children.firstIndex(where: { ($0 as? UIMenu)?.identifier == identifier }) else { continue }
      return change(&menu.children, place)
    }
  }

  func replace(menu identifier: UIMenu.Identifier, with replacement: UIMenu) {
    change(around: identifier) { $0[$1] = replacement }
  }

  func replaceChildren(ofMenu parent: UIMenu.Identifier, from change: ([UIMenuElement]) -> [UIMenuElement]) {
    if let menu = menu(for: parent) { menu.children = change(menu.children) }
  }

  func insertSibling(_ sibling: UIMenu, beforeMenu identifier: UIMenu.Identifier) {
    insertElements([sibling], beforeMenu: identifier)
  }

  func insertSibling(_ sibling: UIMenu, afterMenu identifier: UIMenu.Identifier) {
    insertElements([sibling], afterMenu: identifier)
  }

  func insertChild(_ child: UIMenu, atStartOfMenu parent: UIMenu.Identifier) {
    insertElements([child], atStartOfMenu: parent)
  }

  func insertChild(_ child: UIMenu, atEndOfMenu parent: UIMenu.Identifier) {
    insertElements([child], atEndOfMenu: parent)
  }

  func insertElements(_ elements: [UIMenuElement], beforeMenu identifier: UIMenu.Identifier) {
    change(around: identifier) { $0.insert(contentsOf: elements, at: $1) }
  }

  func insertElements(_ elements: [UIMenuElement], afterMenu identifier: UIMenu.Identifier) {
    change(around: identifier) { $0.insert(contentsOf: elements, at: $1 + 1) }
  }

  func insertElements(_ elements: [UIMenuElement], atStartOfMenu parent: UIMenu.Identifier) {
    menu(for: parent)?.children.insert(contentsOf: elements, at: 0)
  }

  func insertElements(_ elements: [UIMenuElement], atEndOfMenu parent: UIMenu.Identifier) {
    menu(for: parent)?.children.append(contentsOf: elements)
  }

  func remove(menu identifier: UIMenu.Identifier) { change(around: identifier) { $0.remove(at: $1) } }
}

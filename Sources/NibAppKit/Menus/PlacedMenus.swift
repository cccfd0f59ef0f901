import NibRuntime
import NibStandIns

/// What a menu is for, where the application has a place for it.
enum MenuPlace {
  case main, windows, services, help

  /// The place of a menu of a name, as documents have it for a `systemMenu`.
  init?(name: String?) {
    switch name {
    case "_NSMainMenu": self = .main
    case "_NSWindowsMenu": self = .windows
    case "_NSServicesMenu": self = .services
    case "_NSHelpMenu": self = .help
    default: return nil
    }
  }
}

/// A menu in its place: the application's own, or one that somebody else keeps.
struct PlacedMenu {
  private let kept: NSMenu?
  private weak var shown: NSMenu?

  init(_ menu: NSMenu, isKept: Bool) { (shown, kept) = (menu, isKept ? menu : nil) }

  var menu: NSMenu? { shown }
}

extension NSApplication {
  /// The menu bar's menu: what code sets, or the menu for it in the nib that was loaded last.
  ///
  /// The application keeps what code sets, and the menus of a nib that it owns itself, as an app's main nib. The menu of
  /// another nib goes when its objects go.
  public final var mainMenu: NSMenu? {
    get { placedMenus[.main]?.menu }
    set { place(newValue, at: .main) }
  }

  /// The menu of the windows, likewise.
  public final var windowsMenu: NSMenu? {
    get { placedMenus[.windows]?.menu }
    set { place(newValue, at: .windows) }
  }

  /// The menu of other programs' services, likewise.
  public final var servicesMenu: NSMenu? {
    get { placedMenus[.services]?.menu }
    set { place(newValue, at: .services) }
  }

  /// The menu of help, likewise.
  public final var helpMenu: NSMenu? {
    get { placedMenus[.help]?.menu }
    set { place(newValue, at: .help) }
  }

  /// Gives the menus of the main menu their places, as their names say.
  final func placeMenusOfMainMenu() {
    for case let menu? in mainMenu?.allItems.map(\.submenu) ?? [] {
      if let place = MenuPlace(name: menu.name), place != .main { placedMenus[place] = PlacedMenu(menu, isKept: false) }
    }
  }

  private final func place(_ menu: NSMenu?, at place: MenuPlace) {
    placedMenus[place] = menu.map { PlacedMenu($0, isKept: true) }
    if place == .windows { listWindows() }
  }
}

extension NSMenu {
  /// Gives the menu to the application where its name says what for, as AppKit does when a nib has one. An application
  /// of a storyboard has its own already.
  final func takePlace() {
    guard let place = MenuPlace(name: name) else { return }
    let top = parentItem?.rootMenu ?? self
    guard !top.isOfStoryboard else { return }
    let owner = top.nextResponderFallback as? NSApplication
    let application = owner ?? .shared
    application.placedMenus[place] = PlacedMenu(self, isKept: owner != nil)
    if place == .windows { application.listWindows() }
  }
}

extension NSMenuItem {
  /// The menu at the top of those that the item lies in.
  final var rootMenu: NSMenu? {
    var menu = menu
    for _ in 0..<250 {
      guard let outer = menu?.parentItem?.menu else { return menu }
      menu = outer
    }
    return menu
  }
}

extension ActionBinding {
  /// The same with a target that lasts: the shared controller of settings for what a document has made of it.
  @MainActor
  var lasting: ActionBinding {
    guard let target, NSUserDefaultsController.lasting(target) !== target else { return self }
    return ActionBinding(target: NSUserDefaultsController.shared, selector: selector, events: events)
  }
}

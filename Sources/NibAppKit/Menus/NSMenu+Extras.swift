import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What few menus have.
struct MenuExtras {
  var minimumWidth: CGFloat = 0
  var font: NSFont?
  var allowsContextMenuPlugIns = true
  var direction: NSUserInterfaceLayoutDirection?
  var presentationStyle = NSMenu.PresentationStyle.regular
  var selectionMode = NSMenu.SelectionMode.automatic
  weak var highlighted: NSMenuItem?
  var isTracking = false
  var selectionHandler: (@MainActor (NSMenu) -> Void)?
}

extension NSMenu {
  /// How a menu shows its items. Documented: the order of the cases, by AppKit.
  public enum PresentationStyle: Int, Sendable {
    /// Below each other; beside each other.
    case regular, palette
  }

  /// How many items of a group are ticked. Documented: the order of the cases, by AppKit.
  public enum SelectionMode: Int, Sendable {
    /// As code says; one; any number.
    case automatic, selectOne, selectAny
  }

  /// What of items a delegate is asked for that would be searched for a key. Documented: the bits, by AppKit.
  public struct Properties: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The title.
    public static let propertyItemTitle = Properties(rawValue: 1 << 0)
    /// The title with its attributes.
    public static let propertyItemAttributedTitle = Properties(rawValue: 1 << 1)
    /// The key.
    public static let propertyItemKeyEquivalent = Properties(rawValue: 1 << 2)
    /// The image.
    public static let propertyItemImage = Properties(rawValue: 1 << 3)
    /// Whether it reacts.
    public static let propertyItemEnabled = Properties(rawValue: 1 << 4)
    /// What it says to assistive technology.
    public static let propertyItemAccessibilityDescription = Properties(rawValue: 1 << 5)
  }

  /// Least width, in points; 0 for that of the items.
  public final var minimumWidth: CGFloat {
    get { extras.minimumWidth }
    set { extras.minimumWidth = newValue }
  }

  /// The font of the items; that of menus where code says no other, or nil.
  public final var font: NSFont! {
    get { extras.font ?? .menuFont(ofSize: 0) }
    set { extras.font = newValue }
  }

  /// Whether the system adds items to it where it opens beside the pointer.
  public final var allowsContextMenuPlugIns: Bool {
    get { extras.allowsContextMenuPlugIns }
    set { extras.allowsContextMenuPlugIns = newValue }
  }

  /// The direction of the items; that of the application where code says no other.
  public final var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    get { extras.direction ?? NSApplication.shared.userInterfaceLayoutDirection }
    set { extras.direction = newValue }
  }

  /// How it shows its items.
  public final var presentationStyle: PresentationStyle {
    get { extras.presentationStyle }
    set { extras.presentationStyle = newValue }
  }

  /// How many items are ticked of those with the same target and action; choosing one ticks it.
  public final var selectionMode: SelectionMode {
    get { extras.selectionMode }
    set { extras.selectionMode = newValue }
  }

  /// The items that are ticked. Setting ticks these and no others; of several the first where one alone is ticked.
  public final var selectedItems: [NSMenuItem] {
    get { items.filter { $0.state == .on } }
    set {
      let wanted = selectionMode == .selectOne ? Array(newValue.prefix(1)) : newValue
      for item in items { item.state = wanted.contains { $0 === item } ? .on : .off }
    }
  }

  /// Makes a menu of colors beside each other; the handler hears of the one that is chosen.
  public static func palette(
    colors: [NSColor], titles: [String] = [], selectionHandler: (@MainActor (NSMenu) -> Void)? = nil
  ) -> NSMenu {
    let menu = NSMenu()
    menu.presentationStyle = .palette
    menu.selectionMode = .selectAny
    for index in colors.indices {
      let item = NSMenuItem(
        title: titles.indices.contains(index) ? titles[index] : "", action: "choosePaletteItem:", keyEquivalent: "")
      item.target = menu
      item.representedObject = colors[index]
      menu.addItem(item)
    }
    menu.extras.selectionHandler = selectionHandler
    return menu
  }

  /// Ticks an item that was chosen, as the mode says.
  final func select(chosen item: NSMenuItem) {
    let group = items.filter { $0.action == item.action && $0.target === item.target }
    switch selectionMode {
    case .automatic: return
    case .selectOne: for other in group { other.state = other === item ? .on : .off }
    case .selectAny: item.state = item.state == .on ? .off : .on
    }
    extras.selectionHandler?(self)
  }

  /// Moves the pointer over an item, or off all of them; the delegate hears of it.
  public final func highlight(_ item: NSMenuItem?) {
    guard extras.isTracking, item !== extras.highlighted, item == nil || item?.menu === self else { return }
    delegate?.menu(self, willHighlight: item)
    extras.highlighted = item
  }

  /// Height of the menu bar, in points; 0 for a menu that is not there.
  public final var menuBarHeight: CGFloat { NSApplication.shared.mainMenu === self ? 24 : 0 }

  /// Whether the menu bar is seen.
  public static func menuBarVisible() -> Bool { isBarVisible }

  /// Shows or hides the menu bar.
  public static func setMenuBarVisible(_ visible: Bool) { isBarVisible = visible }

  private static var isBarVisible = true

  static func isEqual(_ left: Any, _ right: Any) -> Bool {
    guard let left = left as? AnyHashable, let right = right as? AnyHashable else { return false }
    return left == right
  }
}

extension NSMenu {
  /// Opens the menu where an event is, and waits until an item is chosen or it is closed: `popUp` of a place.
  public static func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {
    menu.popUp(positioning: nil, at: event.locationInWindow, in: view)
  }

  /// The same in a font.
  public static func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView, with font: NSFont?) {
    popUpContextMenu(menu, with: event, for: view)
  }

  /// Says that the menu opens or closes.
  final func track(_ isTracking: Bool) {
    guard extras.isTracking != isTracking else { return }
    if !isTracking { highlight(nil) }
    extras.isTracking = isTracking
    guard supermenu == nil else { return }
    NotificationCenter.default.post(
      name: isTracking ? Self.didBeginTrackingNotification : Self.didEndTrackingNotification, object: self)
  }

  /// Posts a notification of an item's place.
  final func tell(_ name: Notification.Name, _ index: Int) {
    NotificationCenter.default.post(name: name, object: self, userInfo: ["NSMenuItemIndex": index])
  }

  /// Posts a notification of an item that is chosen, to the menu at the top of those that it lies in.
  final func tell(_ name: Notification.Name, of item: NSMenuItem) {
    NotificationCenter.default.post(name: name, object: item.rootMenu ?? self, userInfo: ["MenuItem": item])
  }

  /// An item is about to send its action: `MenuItem` in what the notification says.
  public static let willSendActionNotification = Notification.Name("NSMenuWillSendActionNotification")
  /// An item has sent its action: `MenuItem` in what the notification says.
  public static let didSendActionNotification = Notification.Name("NSMenuDidSendActionNotification")
  /// An item was added: `NSMenuItemIndex` in what the notification says.
  public static let didAddItemNotification = Notification.Name("NSMenuDidAddItemNotification")
  /// An item was removed: `NSMenuItemIndex` in what the notification says.
  public static let didRemoveItemNotification = Notification.Name("NSMenuDidRemoveItemNotification")
  /// An item has changed: `NSMenuItemIndex` in what the notification says.
  public static let didChangeItemNotification = Notification.Name("NSMenuDidChangeItemNotification")
  /// The menu opens, as the first of those that open from it.
  public static let didBeginTrackingNotification = Notification.Name("NSMenuDidBeginTrackingNotification")
  /// The menu is closed.
  public static let didEndTrackingNotification = Notification.Name("NSMenuDidEndTrackingNotification")
}

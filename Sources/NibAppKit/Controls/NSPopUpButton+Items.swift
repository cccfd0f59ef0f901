import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Items by place, title, tag and more.
extension NSPopUpButton {
  /// The menu is about to open.
  public static let willPopUpNotification = Notification.Name("NSPopUpButtonWillPopUpNotification")

  /// The items.
  public final var itemArray: [NSMenuItem] { items }

  /// Whether items that nobody takes are disabled when the menu opens.
  public final var autoenablesItems: Bool {
    get { menu?.autoenablesItems ?? true }
    set { ownMenu.autoenablesItems = newValue }
  }

  /// Whether the button shows what is chosen, and not a title of its own.
  public final var usesItemFromMenu: Bool {
    get { popUpCell?.usesItemFromMenu ?? true }
    set { popUpCell?.usesItemFromMenu = newValue }
  }

  /// Whether what is chosen is marked.
  public final var altersStateOfSelectedItem: Bool {
    get { popUpCell?.altersStateOfSelectedItem ?? true }
    set { popUpCell?.altersStateOfSelectedItem = newValue }
  }

  private var ownMenu: NSMenu {
    if let menu { return menu }
    let made = NSMenu()
    menu = made
    return made
  }

  /// Where the first item of an object stands; -1 for none.
  public final func indexOfItem(withRepresentedObject obj: Any?) -> Int {
    let wanted = ModelBox.boxed(obj)
    return items.firstIndex { ModelBox.areSame(ModelBox.boxed($0.representedObject), wanted) } ?? -1
  }
  /// Where the first item of a target and an action stands; -1 for none. No action means any.
  public final func indexOfItem(withTarget target: Any?, andAction actionSelector: Selector?) -> Int {
    let wanted = target as AnyObject?
    return items.firstIndex {
      $0.target === wanted && (actionSelector == nil || $0.action == actionSelector)
    } ?? -1
  }

  /// Chooses the item of a title, adding it where there is none; of a button that pulls down, sets its title.
  public final func setTitle(_ string: String) {
    if pullsDown {
      if items.isEmpty { addItem(withTitle: string) } else { items[0].title = string }
      return
    }
    if item(withTitle: string) == nil { addItem(withTitle: string) }
    selectItem(withTitle: string)
  }

  /// Chooses the first item where none of the menu is chosen.
  public final func synchronizeTitleAndSelectedItem() {
    if !pullsDown, indexOfSelectedItem < 0 { selectItem(at: 0) }
  }

  /// The edge that the menu opens at.
  public final var preferredEdge: NSRectEdge {
    get { popUpCell?.preferredEdge ?? .minY }
    set { popUpCell?.preferredEdge = newValue }
  }
}

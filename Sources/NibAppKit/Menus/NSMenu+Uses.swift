import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

private struct MenuUse: RareState {
  var insertsWritingTools = true
  var appearance: NSAppearance?
  var menuChangedMessages = true
}

extension NSMenu {
  /// What of its items is brought up to date for the menu at the moment: all.
  public final var propertiesToUpdate: Properties {
    [
      .propertyItemTitle, .propertyItemAttributedTitle, .propertyItemKeyEquivalent, .propertyItemImage,
      .propertyItemEnabled, .propertyItemAccessibilityDescription,
    ]
  }

  /// Whether the system adds items that rewrite texts; kept, for it adds none here.
  public final var automaticallyInsertsWritingToolsItems: Bool {
    get { self[rare: MenuUse.self].insertsWritingTools }
    set { self[rare: MenuUse.self].insertsWritingTools = newValue }
  }

  /// Whether it is told when its items change, in older systems; kept.
  public final var menuChangedMessagesEnabled: Bool {
    get { self[rare: MenuUse.self].menuChangedMessages }
    set { self[rare: MenuUse.self].menuChangedMessages = newValue }
  }

  /// What an item with a menu of its own does: opens that menu.
  public final func submenuAction(_ sender: Any?) { (sender as? NSMenuItem)?.submenu?.update() }

  /// Makes the menu as large as its items need: its size follows them, so that they are brought up to date.
  public final func sizeToFit() { update() }

  /// The look of its own; nil for that of the application.
  public final var appearance: NSAppearance? {
    get { self[rare: MenuUse.self].appearance }
    set { self[rare: MenuUse.self].appearance = newValue }
  }

  /// The look that it has.
  public final var effectiveAppearance: NSAppearance {
    appearance ?? supermenu?.effectiveAppearance ?? NSApplication.shared.effectiveAppearance
  }

  /// Makes a menu of colors beside each other, each as a template image in that color.
  public static func palette(
    colors: [NSColor], titles: [String] = [], template: NSImage?,
    onSelectionChange: (@MainActor (NSMenu) -> Void)? = nil
  ) -> NSMenu {
    let menu = palette(colors: colors, titles: titles, selectionHandler: onSelectionChange)
    for item in menu.items { item.image = template }
    return menu
  }

  /// Makes a menu of colors beside each other; the handler hears of the one that is chosen.
  public static func palette(
    colors: [NSColor], titles: [String] = [], onSelectionChange: @escaping @MainActor (NSMenu) -> Void
  ) -> NSMenu { palette(colors: colors, titles: titles, template: nil, onSelectionChange: onSelectionChange) }
}

extension NSMenu: NSAppearanceCustomization {}

extension NSMenuItem {
  /// The name of the item that adds a picture from a camera or a scanner.
  public static let importFromDeviceIdentifier = NSUserInterfaceItemIdentifier(
    rawValue: "NSMenuItemImportFromDeviceIdentifier")

  /// Items that rewrite texts.
  public static var writingToolsItems: [NSMenuItem] {
    [NSMenuItem(title: "Show Writing Tools", action: "showWritingTools:", keyEquivalent: "")]
  }

  /// Sets the title without the sign of a letter that is underlined, of which a Mac has none.
  public final func setTitleWithMnemonic(_ stringWithAmpersand: String) {
    title = stringWithAmpersand.replacing("&", with: "", maxReplacements: 1)
  }
}

import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What few items of menus have.
struct MenuItemExtras {
  var badge: NSMenuItemBadge?
  var subtitle: String?
  var offStateImage: NSImage?
  var isSectionHeader = false
  var allowsKeyWhenHidden = false
  var userKey = ""
}

extension NSMenuItem {
  /// Makes the title of the items below it, which cannot be chosen.
  public static func sectionHeader(title: String) -> NSMenuItem {
    let item = NSMenuItem()
    item.title = title
    item.isEnabled = false
    item.extras.isSectionHeader = true
    return item
  }

  /// Whether it is the title of the items below it.
  public final var isSectionHeader: Bool { extras.isSectionHeader }

  /// Whether its key chooses it while it is hidden.
  public final var allowsKeyEquivalentWhenHidden: Bool {
    get { extras.allowsKeyWhenHidden }
    set { extras.allowsKeyWhenHidden = newValue }
  }

  /// Whether items have the key equivalents that a user gave them (`userKeyEquivalent`).
  public static var usesUserKeyEquivalents = true

  /// Whether it is the item of a key: that which a user has given it, else its own.
  final func takes(_ key: String, _ modifiers: NSEvent.ModifierFlags) -> Bool {
    shownKeyEquivalent == key && keyEquivalentModifiers == modifiers
  }

  /// The key: the user's own, else the item's.
  final var shownKeyEquivalent: String { userKeyEquivalent.isEmpty ? keyEquivalent : userKeyEquivalent }

  /// Whether a user may choose it by its key.
  final var canBeChosenByKey: Bool {
    if isHidden, allowsKeyEquivalentWhenHidden { return isEnabled }
    return canBeChosen
  }

  /// Makes an item of the same values, with copies of its menu and that menu's items; it is in no menu.
  public final func copy() -> Any { copied(within: []) }

  /// The copy for a copy of menus within each other, of which none is copied again: an archive may have a menu below itself.
  fileprivate final func copied(within outer: [NSMenu]) -> NSMenuItem {
    let made = Swift.type(of: self).made()
    made.attributedText = attributedText
    made.title = title
    made.identifier = identifier
    made.toolTip = toolTip
    made.isEnabled = isEnabled
    made.isHidden = isHidden
    made.isSeparator = isSeparator
    made.isAlternate = isAlternate
    made.state = state
    made.tag = tag
    made.keyEquivalent = keyEquivalent
    made.keyEquivalentModifiers = keyEquivalentModifiers
    (made.image, made.onStateImage, made.mixedStateImage) = (image, onStateImage, mixedStateImage)
    made.secondaryImage = secondaryImage
    made.indentationLevel = indentationLevel
    made.representedValue = representedValue
    made.actionBinding = actionBinding
    made.waitingTarget = waitingTarget
    made.extras = extras
    if let submenu, !outer.contains(where: { $0 === submenu }) { made.submenu = submenu.copied(within: outer) }
    return made
  }
}

extension NSMenu {
  /// Makes a menu of the same values with copies of the items. Menus lie in each other no deeper than they are walked.
  public final func copy() -> Any { copied(within: []) }

  fileprivate final func copied(within outer: [NSMenu]) -> NSMenu {
    let made = Swift.type(of: self).made()
    (made.title, made.name, made.identifier) = (title, name, identifier)
    (made.showsStateColumn, made.autoenablesItems, made.extras) = (showsStateColumn, autoenablesItems, extras)
    (made.extras.highlighted, made.extras.isTracking) = (nil, false)
    made.delegate = delegate
    for item in items { made.addItem(item.copied(within: outer + [self])) }
    return made
  }
}

/// What stands at the end of an item of a menu. Stands in for NSMenuItemBadge.
@MainActor
public final class NSMenuItemBadge {
  /// What is counted. Documented: the order of the cases, by AppKit.
  public enum BadgeType: Int, Sendable {
    /// Nothing in particular; updates; new items; alerts.
    case none, updates, newItems, alerts
  }

  /// What is counted.
  public let type: BadgeType
  /// The number; 0 for a badge of a text.
  public let itemCount: Int
  private let text: String?

  /// Makes a badge of a number of things.
  public init(count itemCount: Int, type: BadgeType) { (self.itemCount, self.type, text) = (itemCount, type, nil) }

  /// Makes a badge of a number.
  public convenience init(count itemCount: Int) { self.init(count: itemCount, type: .none) }

  /// Makes a badge of a text.
  public init(string: String) { (itemCount, type, text) = (0, .none, string) }

  /// The number of updates.
  public static func updates(count itemCount: Int) -> NSMenuItemBadge { .init(count: itemCount, type: .updates) }

  /// The number of new items.
  public static func newItems(count itemCount: Int) -> NSMenuItemBadge { .init(count: itemCount, type: .newItems) }

  /// The number of alerts.
  public static func alerts(count itemCount: Int) -> NSMenuItemBadge { .init(count: itemCount, type: .alerts) }

  /// What is shown, in English; nil for a number of nothing.
  public var stringValue: String? {
    if let text { return text }
    guard itemCount > 0 else { return nil }
    let one = itemCount == 1
    return switch type {
    case .none: "\(itemCount)"
    case .updates: one ? "1 update" : "\(itemCount) updates"
    case .newItems: "\(itemCount) new"
    case .alerts: one ? "1 alert" : "\(itemCount) alerts"
    }
  }
}

import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

private struct BarUse: RareState {
  var accessory: NSView?
  var heights = (least: CGFloat(0), greatest: CGFloat(0))
}

/// Keys of what notifications of toolbars hold. Documented: the texts, by AppKit.
public struct NSToolbarUserInfoKey: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes a key of a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The item.
  public static let itemKey = Self(rawValue: "item")
  /// Its place.
  public static let newIndexKey = Self(rawValue: "newIndex")
}

extension NSToolbar {
  /// Whether a user chooses items: `isCustomizationPaletteRunning` by AppKit's name.
  public final var customizationPaletteIsRunning: Bool { isCustomizationPaletteRunning }

  /// A view below the toolbar of a window that fills the screen; nil for none.
  public final var fullScreenAccessoryView: NSView? {
    get { self[rare: BarUse.self].accessory }
    set { self[rare: BarUse.self].accessory = newValue }
  }
  /// Least height of that view, in points.
  public final var fullScreenAccessoryViewMinHeight: CGFloat {
    get { self[rare: BarUse.self].heights.least }
    set { self[rare: BarUse.self].heights.least = newValue }
  }
  /// Greatest height of that view, in points; 0 for that of its frame.
  public final var fullScreenAccessoryViewMaxHeight: CGFloat {
    get { self[rare: BarUse.self].heights.greatest }
    set { self[rare: BarUse.self].heights.greatest = newValue }
  }

  /// Takes the first item of an identifier away; nothing without one.
  public final func removeItem(identifier: NSToolbarItem.Identifier) {
    if let place = items.firstIndex(where: { $0.itemIdentifier == identifier }) { removeItem(at: place) }
  }
}

private struct ItemLooks: RareState {
  var tint: NSColor?
  var style = NSToolbarItem.Style.plain
}

extension NSToolbarItem {
  /// How much an item stands out. Documented: the numbers, by AppKit.
  public enum Style: Int, Sendable {
    /// As others; filled with a color.
    case plain, prominent
  }

  /// How much the item stands out.
  public final var style: Style {
    get { self[rare: ItemLooks.self].style }
    set { self[rare: ItemLooks.self].style = newValue }
  }

  /// Color behind the item; nil for the standard one.
  public final var backgroundTintColor: NSColor? {
    get { self[rare: ItemLooks.self].tint }
    set { self[rare: ItemLooks.self].tint = newValue }
  }
}

extension NSToolbarItem.VisibilityPriority {
  /// Makes a priority of a number.
  public init(_ rawValue: Int) { self.init(rawValue: rawValue) }
}

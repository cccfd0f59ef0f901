import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// The end of the menu bar. Stands in for NSStatusBar: a test finds the items in `items`.
@MainActor
public final class NSStatusBar {
  /// The one of the system.
  public static let system = NSStatusBar()

  /// The items that the program put there, the last one last.
  public private(set) var items: [NSStatusItem] = []
  /// Height of the bar, in points.
  public let thickness: CGFloat = 22

  private init() {}

  /// Makes an item of a width in points, or of one of `NSStatusItem`'s. It stays until it is removed.
  public func statusItem(withLength length: CGFloat) -> NSStatusItem {
    let item = NSStatusItem(length, self)
    items.append(item)
    return item
  }

  /// Takes an item away.
  public func removeStatusItem(_ item: NSStatusItem) { items.removeAll { $0 === item } }
}

/// An item of the menu bar's end. Stands in for NSStatusItem.
@MainActor
public final class NSStatusItem {
  /// As wide as the bar is high.
  public static let squareLength: CGFloat = -2
  /// As wide as its content.
  public static let variableLength: CGFloat = -1

  /// The bar.
  public private(set) weak var statusBar: NSStatusBar?
  /// Width in points, or one of these numbers.
  public var length: CGFloat
  /// Whether it is seen.
  public var isVisible = true
  /// The menu that a click opens.
  public var menu: NSMenu?
  /// What is seen of it: its title and image, and what a click sends.
  public let button: NSStatusBarButton? = NSStatusBarButton()
  /// Name under which its place is kept.
  public var autosaveName: String?

  init(_ length: CGFloat, _ bar: NSStatusBar) {
    self.length = length
    statusBar = bar
  }
}

/// What is seen of an item of the menu bar's end. Stands in for NSStatusBarButton.
open class NSStatusBarButton: NSButton {
  /// Whether it is drawn as inactive.
  public final var appearsDisabled = false
}

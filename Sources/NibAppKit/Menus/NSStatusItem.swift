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

  /// Makes a bar of its own, which is seen nowhere.
  public init() {}

  /// Whether the bar stands upright: never.
  public var isVertical: Bool { false }

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
  /// Name under which its place is kept; that of its place in the bar where code says no other, or nil.
  public var autosaveName: AutosaveName! {
    get { ownName ?? "Item-\(number)" }
    set { ownName = newValue }
  }
  private var ownName: String?
  private let number: Int
  /// What a user can do with it.
  public var behavior: Behavior = []

  /// The name under which the place of an item is kept.
  public typealias AutosaveName = String

  /// What a user can do with an item. Documented: the bits, by AppKit.
  public struct Behavior: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Drag it off the bar.
    public static let removalAllowed = Behavior(rawValue: 1 << 1)
    /// End the application by dragging it off the bar.
    public static let terminationOnRemoval = Behavior(rawValue: 1 << 2)
  }

  init(_ length: CGFloat, _ bar: NSStatusBar) {
    self.length = length
    number = bar.items.count
    statusBar = bar
    button?.statusItem = self
  }

  /// Drags the item off the bar, as a user does who holds the command key: it is seen no more, and the application is
  /// asked to end where `behavior` says so.
  /// - Returns: false where `behavior` does not allow it.
  @discardableResult
  public func dragOff() -> Bool {
    guard !behavior.isEmpty, isVisible else { return false }
    isVisible = false
    if behavior.contains(.terminationOnRemoval) { NSApplication.shared.terminate(nil) }
    return true
  }

  /// Clicks the item, as a user does: its menu opens, and the item of a title is chosen there; or its button sends its
  /// action. Nothing for one that is not seen or does not react.
  /// - Throws: `UserActionError` for an item of the menu that is not there or disabled; what the target throws.
  public func click(choosing titles: String...) throws {
    guard isVisible, let button, button.isEnabled else { return }
    if let menu { return try titles.isEmpty ? menu.open() : Menus.choose(titles, in: menu) }
    _ = try button.sendAction()
  }
}

/// What is seen of an item of the menu bar's end. Stands in for NSStatusBarButton.
open class NSStatusBarButton: NSButton {
  /// Whether it is drawn as inactive.
  open var appearsDisabled = false
  /// The item.
  final weak var statusItem: NSStatusItem?
}

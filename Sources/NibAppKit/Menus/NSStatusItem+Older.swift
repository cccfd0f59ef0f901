import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What older systems have of an item itself: all of it is the button's.
extension NSStatusItem {
  /// What a click sends.
  public var action: Selector? {
    get { button?.action }
    set { button?.action = newValue }
  }
  /// Who is sent it; not kept alive.
  public var target: AnyObject? {
    get { button?.target }
    set { button?.target = newValue }
  }
  /// The text.
  public var title: String? {
    get { button?.title }
    set { button?.title = newValue ?? "" }
  }
  /// The text with its attributes.
  public var attributedTitle: NSAttributedString? {
    get { button?.attributedTitle }
    set { button?.attributedTitle = newValue ?? NSAttributedString() }
  }
  /// The image.
  public var image: NSImage? {
    get { button?.image }
    set { button?.image = newValue }
  }
  /// The image while it is pressed.
  public var alternateImage: NSImage? {
    get { button?.alternateImage }
    set { button?.alternateImage = newValue }
  }
  /// Whether it reacts.
  public var isEnabled: Bool {
    get { button?.isEnabled ?? false }
    set { button?.isEnabled = newValue }
  }
  /// What a pointer that rests on it is told.
  public var toolTip: String? {
    get { button?.toolTip }
    set { button?.toolTip = newValue }
  }
  /// Whether it looks pressed while its menu is open.
  public var highlightMode: Bool {
    get { button?[rare: StatusItemUse.self].highlights ?? false }
    set { button?[rare: StatusItemUse.self].highlights = newValue }
  }
  /// What a double click sends.
  public var doubleAction: Selector? {
    get { button?[rare: StatusItemUse.self].doubleAction }
    set { button?[rare: StatusItemUse.self].doubleAction = newValue }
  }
  /// A view in place of the button; nil for none.
  public var view: NSView? {
    get { button?[rare: StatusItemUse.self].view }
    set { button?[rare: StatusItemUse.self].view = newValue }
  }
  /// Sets which events send the action.
  /// - Returns: those that did.
  @discardableResult
  public func sendAction(on mask: NSEvent.EventTypeMask) -> Int { button?.sendAction(on: mask) ?? 0 }
  /// Draws the bar behind a view of one's own: fills it, with the color of what is selected where it is highlighted.
  public func drawStatusBarBackground(in rect: NSRect, withHighlight highlight: Bool) {
    guard highlight else { return }
    NSColor.selectedContentBackgroundColor.setFill()
    NSBezierPath(rect: rect).fill()
  }
  /// Opens a menu below the item.
  public func popUpMenu(_ menu: NSMenu) { _ = menu.popUp(positioning: nil, at: .zero, in: button) }
}

private struct StatusItemUse: RareState {
  var highlights = false
  var doubleAction: Selector?
  var view: NSView?
}

/// What a program loads that draws its icon in the Dock while it does not run. Stands in for NSDockTilePlugIn.
@MainActor
public protocol NSDockTilePlugIn: AnyObject {
  /// The icon to draw; nil when the program leaves the Dock.
  func setDockTile(_ dockTile: NSDockTile?)
  /// The menu of the icon; nil for none.
  func dockMenu() -> NSMenu?
}

extension NSDockTilePlugIn {
  /// None.
  public func dockMenu() -> NSMenu? { nil }
}

import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// An item of a toolbar with a menu. Stands in for NSMenuToolbarItem.
open class NSMenuToolbarItem: NSToolbarItem {
  /// The menu.
  open var menu = NSMenu()
  /// Whether an arrow shows that there is a menu.
  open var showsIndicator = true

  /// Lets the item react: one without an action of its own while it has a menu.
  open override func validate() { if actionBinding == nil { isEnabled = true } else { super.validate() } }

  /// Opens the menu and chooses an item, by titles from the outside in where it lies in another menu.
  /// - Throws: `UserActionError` for an item that is not there or disabled.
  open func choose(item titles: String...) throws(UserActionError) {
    try Menus.choose(titles, in: menu)
  }
}

/// An item of a toolbar to search by. Stands in for NSSearchToolbarItem.
open class NSSearchToolbarItem: NSToolbarItem {
  /// The field.
  open var searchField = NSSearchField() { didSet { view = searchField } }
  /// Whether the field resigns as the first responder when the search is cancelled.
  open var resignsFirstResponderWithCancel = true
  /// Width of the field where there is room, in points.
  open var preferredWidthForSearchField: CGFloat = 200

  /// Makes an item of a name.
  public override init(itemIdentifier: Identifier) {
    super.init(itemIdentifier: itemIdentifier)
    view = searchField
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    if let field = view as? NSSearchField {
      searchField = field
    } else {
      view = searchField
    }
  }

  /// Makes the field the first responder.
  open func beginSearchInteraction() { toolbar?.window?.makeFirstResponder(searchField) }

  /// Has the field resign as the first responder; the search is cancelled if the field resigns with it.
  open func endSearchInteraction() {
    if resignsFirstResponderWithCancel { searchField.stringValue = "" }
    if let window = toolbar?.window, window.firstResponder === searchField { window.makeFirstResponder(nil) }
  }
}

/// A line in a toolbar above the divider of a split view. Stands in for NSTrackingSeparatorToolbarItem.
open class NSTrackingSeparatorToolbarItem: NSToolbarItem {
  /// The split view; not kept alive here.
  open weak var splitView: NSSplitView!
  /// The place of the divider, counted from 0.
  open var dividerIndex = 0

  /// Makes a line above a divider.
  public convenience init(identifier: NSToolbarItem.Identifier, splitView: NSSplitView, dividerIndex: Int) {
    self.init(itemIdentifier: identifier)
    self.splitView = splitView
    self.dividerIndex = dividerIndex
  }
}

/// An item of a toolbar to share by. Stands in for NSSharingServicePickerToolbarItem: nothing is shared, and a test sees
/// in `sharedItems` what was offered.
open class NSSharingServicePickerToolbarItem: NSToolbarItem {
  /// What is asked what to share; not kept alive.
  open weak var delegate: (any NSSharingServicePickerToolbarItemDelegate)?
  /// What was offered with the last click; nil before one.
  open var sharedItems: [Any]?

  /// Lets the item react while there is something to share.
  open override func validate() { isEnabled = delegate?.items(for: self).isEmpty == false }

  /// Asks the delegate what to share.
  /// - Returns: the delegate; nil for an item that does not react.
  @discardableResult
  open override func performClick() throws(RuntimeError) -> AnyObject? {
    if autovalidates { validate() }
    guard isEnabled, let delegate else { return nil }
    sharedItems = delegate.items(for: self)
    return delegate
  }
}

/// Says what to share. Stands in for NSSharingServicePickerToolbarItemDelegate.
@MainActor
public protocol NSSharingServicePickerToolbarItemDelegate: AnyObject {
  /// What to share.
  func items(for pickerToolbarItem: NSSharingServicePickerToolbarItem) -> [Any]
}

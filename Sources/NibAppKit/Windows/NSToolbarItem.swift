import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// An item of a toolbar. Stands in for NSToolbarItem and its kinds.
open class NSToolbarItem: NSResponder, TargetActing {
  /// Whether the item stands before the title.
  open var isNavigational = false
  /// The text below it.
  open var label = ""
  /// The text below it in the list of all.
  open var paletteLabel = ""
  /// The text in it.
  open var title = ""
  /// The image.
  open var image: NSImage?
  /// Whether it reacts.
  open var isEnabled = true
  /// Whether the toolbar asks, before a user sees the item, if its action makes sense.
  open var autovalidates = true
  /// Whether it looks like a button.
  open var isBordered = false
  /// A number of one's own.
  open var tag = 0
  /// Whether a user can take it away.
  open var isUserRemovable = true
  /// Least size, in points; nil for that of its view.
  final var leastSize: NSSize?
  /// Greatest size, in points; nil for that of its view.
  final var greatestSize: NSSize?
  /// Who goes first when room is short.
  open var visibilityPriority = VisibilityPriority.standard
  /// Whether it is left out, without being taken away.
  open var isHidden = false
  /// Texts that it may have in place of its label, of which the longest that fits is seen; each leaves the same room.
  open var possibleLabels: Set<String> = []

  /// Makes an item of a name. One of the system's has its action.
  public init(itemIdentifier: Identifier) {
    super.init()
    if !itemIdentifier.rawValue.isEmpty { identifier = NSUserInterfaceItemIdentifier(itemIdentifier.rawValue) }
    if itemIdentifier == .toggleSidebar { action = "toggleSidebar:" }
    if itemIdentifier == .toggleInspector { action = "toggleInspector:" }
  }

  /// Makes an item without a name.
  public override convenience init() { self.init(itemIdentifier: Identifier("")) }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.toolbarItemTable.read(self, from: coder)
    menuItem = try Self.toolbarItemTable.names.child("menuFormRepresentation", in: coder)
    if let selector = try Self.toolbarItemTable.names.value("action", in: coder, as: String.self) {
      actionBinding = ActionBinding(target: nil, selector: selector, events: .all)

    }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [toolbarItemTable] }

  private static let toolbarItemTable = PropertyTable(
    NSToolbarItem.self, kind: AppKitElements.toolbarItem, fresh: { NSToolbarItem() },
    [
      Property("identifier", row: "explicitItemIdentifier", \.identifier),
      Property("toolTip", \.toolTip),
      Property("view", object: \.view),
      Property("isUserRemovable", row: "userRemovable", \.isUserRemovable),
      Property("label", \.label),
      Property("paletteLabel", \.paletteLabel),
      Property("title", \.title),
      Property("image", \.image),
      Property("enabled", \.isEnabled),
      Property("autovalidates", \.autovalidates),
      Property("bordered", \.isBordered),
      Property("tag", \.tag),
      Property("minSize", \.leastSize),
      Property("maxSize", \.greatestSize),
      Property("visibilityPriority", \.visibilityPriority),
      Property("isNavigational", row: "navigational", \.isNavigational),
    ])

  /// Has the toolbar, or leaves it.
  func join(_ toolbar: NSToolbar?) { self.toolbar = toolbar }

  /// Whether a toolbar may have several of the kind: spaces alone may be there several times.
  open var allowsDuplicatesInToolbar: Bool { [.space, .flexibleSpace].contains(itemIdentifier) }

  /// The view in it, which is in the window of the toolbar.
  open var view: NSView? {
    didSet {
      if oldValue !== view, oldValue?.holder === self { oldValue?.holder = nil }
      if view?.holder == nil { view?.holder = self }
    }
  }
  /// What stands for it in a menu.
  open internal(set) var menuItem: NSMenuItem?
  /// The toolbar.
  open internal(set) weak var toolbar: NSToolbar?
  /// The target and its action.
  open var actionBinding: ActionBinding?

  /// Sets the target and its action, in place of those that were set.
  public func addAction(_ binding: ActionBinding) { actionBinding = binding.lasting }

  /// Lets the item react if somebody takes its action and allows it. An item with a view is left alone: what it shows
  /// has a target of its own.
  open func validate() { validateAction() }

  /// Does what a click does: the toolbar validates its items; then nothing for one that does not react.
  /// - Returns: the object that performed the action.
  /// - Throws: `RuntimeError` if the target does not respond, or expects another sender.
  @discardableResult
  open func performClick() throws(RuntimeError) -> AnyObject? {
    if autovalidates { validate() }
    guard isEnabled, let actionBinding else { return nil }
    return try NSApplication.send(actionBinding, from: self)
  }

  /// The toolbar, then the nib's owner.
  override var naturalNextResponder: AnyObject? { toolbar ?? nextResponderFallback }

  /// What stands for the item in a menu.
  open var menuFormRepresentation: NSMenuItem? {
    get { menuItem }
    set { menuItem = newValue }
  }
}

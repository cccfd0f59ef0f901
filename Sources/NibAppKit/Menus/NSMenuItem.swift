import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// An item of a menu. Stands in for NSMenuItem.
open class NSMenuItem: NSResponder, TargetActing {
  /// The title with its attributes as archives have it.
  final var attributedText: NibText?
  /// The title with its attributes, which is shown in place of the plain one; nil for the plain one.
  open var attributedTitle: NSAttributedString? {
    get { attributedText.map(DesktopText.attributed) }
    set { attributedText = newValue.map(DesktopText.archived) }
  }
  /// Whether the key fits the keyboard of the user.
  open var allowsAutomaticKeyEquivalentLocalization = true
  /// Whether the key is mirrored with the direction of text.
  open var allowsAutomaticKeyEquivalentMirroring = true
  /// The title.
  open var title = ""
  /// Whether it can be chosen.
  open var isEnabled = true
  /// Whether it is hidden.
  open var isHidden = false
  /// Whether it is a line between others.
  open var isSeparator = false
  /// Whether it takes the place of the one before while a modifier is held.
  open var isAlternate = false
  /// Whether it is ticked.
  open var state = NSControl.StateValue.off
  /// A number of one's own.
  open var tag = 0
  /// The key that chooses it.
  open var keyEquivalent = ""
  /// Modifiers of that key.
  open var keyEquivalentModifiers: NSEvent.ModifierFlags = .command
  /// The image.
  open var image: NSImage?
  /// The image while it is ticked.
  open var onStateImage: NSImage?
  /// The image while it is neither ticked nor not.
  open var mixedStateImage: NSImage?
  /// The image behind the title.
  open var secondaryImage: NSImage?
  /// How far in it begins.
  open var indentationLevel = 0
  /// A value of one's own, as archives and bindings have it.
  open var representedValue: NibValue = .null
  /// A value of one's own.
  open var representedObject: Any? {
    get { ModelBox.unboxed(representedValue) }
    set { representedValue = ModelBox.boxed(newValue) }
  }

  /// Makes an item.
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    super.init()
    title = string
    action = selector
    keyEquivalent = charCode
  }

  /// Makes an item without a title.
  public override convenience init() { self.init(title: "", action: nil, keyEquivalent: "") }

  /// Reads the archived values.
  public required init(coder: NSCoder) {
    super.init()
    _ = unarchive(coder)
  }

  /// Makes one by `init(coder:)`.
  public final override class func make(from coder: NibCoder) throws -> AnyObject {
    try coded(coder) { self.init(coder: $0) }
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    // No modifiers are not archived; a menu item made in code has the command key.
    keyEquivalentModifiers = []
    try Self.menuItemTable.read(self, from: coder)
    submenu?.parentItem = self
    view = try Self.menuItemTable.names.child("view", in: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [menuItemTable] }

  private static let menuItemTable = PropertyTable(
    NSMenuItem.self, kind: AppKitElements.menuItem, fresh: { NSMenuItem() },
    [
      Property("title", \.title),
      Property("allowsKeyEquivalentWhenHidden", \.allowsKeyEquivalentWhenHidden),
      Property("attributedTitle", \.attributedText),
      Property("identifier", \.identifier),
      Property("enabled", \.isEnabled),
      Property("hidden", \.isHidden),
      Property("submenu", object: \.submenu),
      Property("onStateImage", \.onStateImage),
      Property("mixedStateImage", \.mixedStateImage),
      Property("secondaryImage", \.secondaryImage),
      Property("separator", row: "isSeparatorItem", \.isSeparator),
      Property("alternate", \.isAlternate),
      Property("state", \.state),
      Property("tag", \.tag),
      Property("keyEquivalent", \.keyEquivalent),
      Property("keyEquivalentModifierMask", \.keyEquivalentModifiers),
      Property("image", \.image),
      Property("indentationLevel", \.indentationLevel),
      Property("representedObject", \.representedValue),
      Property(
        "allowsAutomaticKeyEquivalentLocalization", row: "localization", \.allowsAutomaticKeyEquivalentLocalization),
      Property("allowsAutomaticKeyEquivalentMirroring", row: "mirroring", \.allowsAutomaticKeyEquivalentMirroring),
    ])

  /// The key as a menu shows it, in place of its character and its modifiers: ⌘B.
  open override var changedProperties: [ChangedProperty] {
    super.changedProperties.compactMap { $0.showingKey(keyEquivalent, keyEquivalentModifiers) }
  }

  /// The menu that opens from the item.
  open var submenu: NSMenu? {
    get { ownSubmenu }
    set { setSubmenu(newValue) }
  }
  private final var ownSubmenu: NSMenu?
  /// What few items have.
  final var extras = MenuItemExtras()
  /// The view shown in place of the title.
  open var view: NSView?
  /// The menu that the item is in.
  open weak var menu: NSMenu?
  /// The target and its action; nil while nothing is connected.
  open var actionBinding: ActionBinding?

  /// Sets the target and its action, in place of those that were set.
  public func addAction(_ binding: ActionBinding) { actionBinding = binding.lasting }

  /// Makes a menu the one that opens from the item.
  public func setSubmenu(_ menu: NSMenu?) {
    guard mayOpen(menu) else { return }
    if ownSubmenu?.parentItem === self { ownSubmenu?.parentItem = nil }
    ownSubmenu = menu
    menu?.parentItem = self
  }

  /// Sends the action, whether the item is enabled or not.
  /// - Returns: the object that performed it; nil if there is no action, or nobody along the chain took it.
  /// - Throws: `RuntimeError` if the target does not respond, or expects another sender.
  @discardableResult
  public func sendAction() throws(RuntimeError) -> AnyObject? {
    guard let actionBinding else { return nil }
    return try NSApplication.send(actionBinding, from: self)
  }

  /// Does what choosing the item does: its menu is opened, which validates the items, and closed; then nothing for one that
  /// is disabled or hidden, or in a menu that cannot be opened for that.
  /// - Returns: the object that performed the action.
  /// - Throws: as `sendAction`.
  @discardableResult
  public func choose() throws(RuntimeError) -> AnyObject? {
    let menu = menu
    menu?.open()
    let isChosen = canBeChosen
    menu?.close()
    return isChosen ? try perform() : nil
  }

  /// Whether a user can choose the item: it and those that its menu opens from are enabled and seen.
  final var canBeChosen: Bool {
    var next: NSMenuItem? = self
    for _ in 0..<250 {
      guard let item = next else { return true }
      guard item.isEnabled && !item.isHidden else { return false }
      next = item.menu?.parentItem
    }
    return true
  }

  /// Sends the action, after what is bound has the item's value.
  @discardableResult
  final func perform() throws(RuntimeError) -> AnyObject? {
    if liveBindings["value"] != nil {
      state = state == .on ? .off : .on
      try commitBindings()
    }
    menu?.select(chosen: self)
    menu?.tell(NSMenu.willSendActionNotification, of: self)
    defer { menu?.tell(NSMenu.didSendActionNotification, of: self) }
    if let performer = try sendBoundAction() { return performer }
    return try sendAction()
  }

  /// The menu, then the nib's owner: those who are asked last where nobody at the first responder takes the action.
  override var naturalNextResponder: AnyObject? { menu ?? nextResponderFallback }

  /// Whether a menu opens from the item.
  open var hasSubmenu: Bool { submenu != nil }

  /// Whether the pointer is over it.
  open var isHighlighted: Bool { menu?.highlightedItem === self }

  /// Whether the item and all that its menu opens from are seen.
  open var isHiddenOrHasHiddenAncestor: Bool { isHidden || parent?.isHiddenOrHasHiddenAncestor == true }

  /// The item that the item's menu opens from; nil at the top.
  open var parent: NSMenuItem? { menu?.parentItem }

  /// Whether the item is a line between others.
  open var isSeparatorItem: Bool { isSeparator }

  /// The keys that are held with the key equivalent.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags {
    get { keyEquivalentModifiers }
    set { keyEquivalentModifiers = newValue }
  }

  /// The small text below the title; nil for none.
  open var subtitle: String? {
    get { extras.subtitle }
    set { extras.subtitle = newValue }
  }

  /// What stands at the end of the item, as a number of messages; nil for nothing.
  open var badge: NSMenuItemBadge? {
    get { extras.badge }
    set { extras.badge = newValue }
  }

  /// The key that a user has given it in the settings of the system; empty for none. A test sets it.
  open var userKeyEquivalent: String {
    get { Self.usesUserKeyEquivalents ? extras.userKey : "" }
    set { extras.userKey = newValue }
  }

  /// The image while it is not ticked.
  open var offStateImage: NSImage? {
    get { extras.offStateImage }
    set { extras.offStateImage = newValue }
  }
}

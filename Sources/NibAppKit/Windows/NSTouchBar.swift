import NibRuntime
import NibSchema
import NibStandIns

/// Items above a keyboard. Stands in for NSTouchBar.
open class NSTouchBar: CodedResponder {
  /// The items.
  open var templateItems: [NSTouchBarItem] = []

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.touchBarTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [touchBarTable] }

  private static let touchBarTable = PropertyTable(
    NSTouchBar.self, kind: AppKitElements.touchBar, fresh: { NSTouchBar() },
    [
      Property("templateItems", row: "touchBarItems", objects: \.templateItems),
      Property("customizationIdentifier", \.customizationIdentifier),
    ])
}

/// An item of a touch bar. Stands in for NSTouchBarItem.
open class NSTouchBarItem: CodedResponder {
  /// The name of the item; empty for an item of no name.
  open var identifier: Identifier {
    get { heldIdentifier ?? "" }
    set { heldIdentifier = newValue }
  }

  /// Makes an item of a name.
  public init(identifier: Identifier) {
    super.init()
    if identifier != "" { self.identifier = identifier }
  }

  /// The view of the item; nil for one that has none.
  open var view: NSView? { nil }
  /// The controller of that view; nil for none.
  open var viewController: NSViewController? { nil }
  /// What it is called where a user chooses items.
  open var customizationLabel: String! { ownLabel }

  /// Makes an item without a name.
  public override convenience init() { self.init(identifier: "") }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.touchBarItemTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [touchBarItemTable] }

  private static let touchBarItemTable = PropertyTable(
    NSTouchBarItem.self, kind: AppKitElements.touchBarSpacerItem, fresh: { NSTouchBarItem() },
    [
      Property("identifier", \.heldIdentifier)
    ])
}

/// An item with a view of one's own. Stands in for NSCustomTouchBarItem.
open class NSCustomTouchBarItem: NSTouchBarItem {
  private final var label: String?
  private final var content: NSView?
  private final var controller: NSViewController?

  /// What it is called where a user chooses items.
  open override var customizationLabel: String! {
    get { label }
    set { label = newValue }
  }
  /// The view; of the controller where code gives one alone.
  open override var view: NSView! {
    get { content ?? controller?.view }
    set { content = newValue }
  }
  /// The controller of the view.
  open override var viewController: NSViewController? {
    get { controller }
    set { controller = newValue }
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.customTouchBarItemTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [customTouchBarItemTable] }

  private static let customTouchBarItemTable = PropertyTable(
    NSCustomTouchBarItem.self, kind: AppKitElements.touchBarItem, fresh: { NSCustomTouchBarItem() },
    [
      Property("customizationLabel", \.label),
      Property("view", object: \.content),
      Property("viewController", object: \.controller),
    ])
}

/// An item that opens another bar. Stands in for NSPopoverTouchBarItem.
open class NSPopoverTouchBarItem: NSTouchBarItem {
  /// What it is called where a user chooses items.
  open override var customizationLabel: String! {
    get { ownLabel }
    set { ownLabel = newValue }
  }
  /// The text of the item.
  open var collapsedRepresentationLabel: String?
  /// The image of the item.
  open var collapsedRepresentationImage: NSImage?
  /// Whether the other bar has a button that closes it.
  open var showsCloseButton = true
  /// Whether the other bar opens while a finger is held.
  open var supportsPressAndHold = false
  /// The other bar.
  open var popoverTouchBar: NSTouchBar?

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.popoverTouchBarItemTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [popoverTouchBarItemTable] }

  private static let popoverTouchBarItemTable = PropertyTable(
    NSPopoverTouchBarItem.self, kind: AppKitElements.touchBarPopoverItem, fresh: { NSPopoverTouchBarItem() },
    [
      Property("collapsedRepresentationLabel", \.collapsedRepresentationLabel),
      Property("collapsedRepresentationImage", \.collapsedRepresentationImage),
      Property("showsCloseButton", \.showsCloseButton),
      Property("supportsPressAndHold", \.supportsPressAndHold),
      Property("popoverTouchBar", object: \.popoverTouchBar),
    ])
}

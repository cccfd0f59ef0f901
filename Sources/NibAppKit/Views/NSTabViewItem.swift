import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A tab and the view behind it. Stands in for NSTabViewItem.
open class NSTabViewItem: CodedResponder {
  /// The text of the tab.
  open var label = ""
  /// The image of the tab in a toolbar; nil for none.
  open var image: NSImage?
  /// The view behind the tab.
  open var view: NSView? {
    didSet { if view?.holder == nil { view?.holder = self } }
  }

  /// Makes a tab of an identifier.
  public init(identifier: Any?) {
    super.init()
    let name = (identifier as? NSUserInterfaceItemIdentifier)?.rawValue ?? identifier as? String
    self.identifier = name.map { NSUserInterfaceItemIdentifier($0) }
  }

  /// Makes a tab without an identifier.
  public override convenience init() { self.init(identifier: nil) }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.tabViewItemTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [tabViewItemTable] }

  private static let tabViewItemTable = PropertyTable(
    NSTabViewItem.self, kind: AppKitElements.tabViewItem, fresh: { NSTabViewItem() },
    [
      Property("label", \.label),
      Property("identifier", \.identifier),
      Property("image", \.image),
      Property("view", object: \.view),
    ])

  /// The controller of the view, in a tab view controller. Archives say it by an outlet.
  open var viewController: NSViewController? {
    didSet { if oldValue !== viewController { tabView?.controller?.controllerChanged(of: self, from: oldValue) } }
  }

  /// Takes `viewController` besides the outlets of the class.
  open override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    guard name == "viewController" else { return try super.setOutlet(name, to: value) }
    if let value, !(value is NSViewController) {
      throw OutletMismatch(expected: NSViewController.self, found: type(of: value))
    }
    viewController = value as? NSViewController
    return try super.setOutlet(name, to: value)
  }

  /// Makes a tab that shows a controller.
  public convenience init(viewController: NSViewController) {
    self.init()
    self.viewController = viewController
    label = viewController.title ?? ""
  }

  /// The text of the tab: its own, or the title of its controller.
  open var shownLabel: String { label.isEmpty ? viewController?.title ?? "" : label }

  /// The tab view.
  open internal(set) weak var tabView: NSTabView?

  /// The size of the label, in points; 8 points wide at most where it may be cut off.
  open func sizeOfLabel(_ computeMin: Bool) -> NSSize {
    let size = label.size(withAttributes: [.font: NSFont.systemFont(ofSize: 0)])
    return computeMin ? NSSize(width: min(size.width, 8), height: size.height) : size
  }

  /// Draws the label: noted in the current graphics context, and no letter is drawn.
  open func drawLabel(_ shouldTruncateLabel: Bool, in labelRect: NSRect) {
    label.draw(in: labelRect, withAttributes: [.font: NSFont.systemFont(ofSize: 0)])
  }
}

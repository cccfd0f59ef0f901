import NibRuntime
import NibStandIns

/// A tab and the view behind it. Stands in for NSTabViewItem.
open class NSTabViewItem: NSResponder {
  /// The text of the tab.
  public final var label = ""
  /// The view behind the tab.
  public final var view: NSView?

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.tabViewItemTable.read(self, from: coder)
    identifier = try coder.readLeniently("NSIdentifier", as: String.self)
    view = try coder.child("NSView")
    coder.skip("NSTabView", "NSColor")
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [tabViewItemTable] }

  private static let tabViewItemTable = PropertyTable(
    NSTabViewItem.self,
    [
      Property("label", "NSLabel", get: { $0.label }, set: { $0.label = $1 })
    ])

  /// The tab view.
  public internal(set) final weak var tabView: NSTabView?
}

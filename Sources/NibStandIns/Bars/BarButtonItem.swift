import NibRuntime

/// A button in a bar. Stands in for UIBarButtonItem.
open class BarButtonItem: BarItem, ActionSending, ChainEnding {
  /// 0 plain, 1 bordered, 2 done.
  public var style = 0
  /// Width in points; 0 for what it needs.
  public var width = 0.0
  /// A view in place of title and image.
  public private(set) var customView: View?
  /// The target and its action.
  public private(set) var actions: [ActionBinding] = []
  /// Where the responder chain goes on.
  public weak var chainEnd: AnyObject?

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.barButtonItemTable.read(self, from: coder)
    customView = try coder.object("UICustomView", as: AnyObject.self) as? View
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [barButtonItemTable] }

  private static let barButtonItemTable = PropertyTable(
    BarButtonItem.self,
    [
      Property("style", "UIStyle", at: \.style),
      Property("width", "UIWidth", at: \.width),
    ])

  /// Adds the target and its action.
  open func addAction(_ binding: ActionBinding) { actions.append(binding) }

  /// The nib's owner.
  public var nextResponder: AnyObject? { chainEnd }

  /// Fires the item, as a tap does.
  /// - Throws: `RuntimeError` if a target does not respond.
  public func send() throws(RuntimeError) {
    for action in actions { try ActionDispatch.send(action, from: self) }
  }
}

import NibRuntime

/// A window. Stands in for UIWindow.
open class Window: View, NibShowing {
  /// Whether it takes the screen's size.
  public var resizesToFullScreen = false
  /// Whether the loader showed the window.
  public private(set) var isVisible = false

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.windowTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [windowTable] }

  private static let windowTable = PropertyTable(
    Window.self,
    [
      Property("resizesToFullScreen", "UIResizesToFullScreen", at: \.resizesToFullScreen)
    ])

  /// Remembers that the window was shown.
  public func showFromNib() { isVisible = true }
}

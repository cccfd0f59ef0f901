import NibRuntime

/// What a navigation bar shows of a controller. Stands in for UINavigationItem.
open class NavigationItem: StandIn {
  /// The title.
  public var title: String?
  /// A line above the title.
  public var prompt: String?
  /// 0 automatic, 1 always, 2 never.
  public var largeTitleDisplayMode = 0
  /// Items at the left, outermost first.
  public private(set) var leftBarButtonItems: [BarButtonItem] = []
  /// Items at the right, outermost first.
  public private(set) var rightBarButtonItems: [BarButtonItem] = []
  /// The item that leads back here.
  public private(set) var backBarButtonItem: BarButtonItem?
  /// A view in place of the title.
  public private(set) var titleView: View?

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.navigationItemTable.read(self, from: coder)
    leftBarButtonItems = try coder.members("UILeftBarButtonItems", of: BarButtonItem.self)
    rightBarButtonItems = try coder.members("UIRightBarButtonItems", of: BarButtonItem.self)
    coder.skip("UILeftBarButtonItem", "UIRightBarButtonItem")
    backBarButtonItem = try coder.object("UIBackBarButtonItem", as: AnyObject.self) as? BarButtonItem
    titleView = try coder.object("UITitleView", as: AnyObject.self) as? View
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [navigationItemTable] }

  private static let navigationItemTable = PropertyTable(
    NavigationItem.self,
    [
      Property("title", "UITitle", at: \.title),
      Property("prompt", "UIPrompt", at: \.prompt),
      Property("largeTitleDisplayMode", "UILargeTitleDisplayMode", at: \.largeTitleDisplayMode),
    ])
}

import NibRuntime

/// A bar with items. Stands in for UINavigationBar, UIToolbar and UITabBar.
open class Bar: View {
  /// 0 default, 1 black.
  public var barStyle = 0
  /// Fill color.
  public var barTintColor: NibColor?
  /// The archive's number: 0 default, 1 translucent, 2 opaque.
  public var translucence = 0
  /// The items in order.
  public private(set) var items: [StandIn] = []

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.barTable.read(self, from: coder)
    items = try coder.members("UIItems", of: StandIn.self)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [barTable] }

  private static let barTable = PropertyTable(
    Bar.self,
    [
      Property("barStyle", "UIBarStyle", at: \.barStyle),
      Property("barTintColor", "UIBarTintColor", at: \.barTintColor),
      Property("translucence", "UIBarTranslucence", at: \.translucence),
    ])
}

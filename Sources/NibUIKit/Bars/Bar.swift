import NibRuntime
import NibStandIns

/// What bars with items have in common: navigation bars, toolbars, tab bars.
open class Bar: UIView {
  /// 0 default, 1 black.
  public final var barStyle = 0
  /// Fill color.
  public final var barTintColor: NibColor?
  /// The archive's number: 0 default, 1 translucent, 2 opaque.
  public final var translucence = 0
  /// The archive's number: 0 any, 1 bottom, 2 top, 3 top attached.
  public final var barPosition = 0
  /// Image behind the items.
  public final var backgroundImage: NibImage?
  /// Image of the shadow.
  public final var shadowImage: NibImage?
  /// The object that the archive names as delegate, besides outlets; not kept alive.
  public private(set) final weak var archivedDelegate: AnyObject?

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.barTable.read(self, from: coder)
    coder.later("UIDelegate", as: AnyObject.self) { [weak self] in self?.archivedDelegate = $0 }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [barTable] }

  private static let barTable = PropertyTable(
    Bar.self,
    [
      Property("barStyle", "UIBarStyle", at: \.barStyle),
      Property("barTintColor", "UIBarTintColor", at: \.barTintColor),
      Property("translucence", "UIBarTranslucence", at: \.translucence),
      Property("barPosition", "UIBarPosition", at: \.barPosition),
      Property("backgroundImage", "UIBackgroundImage", at: \.backgroundImage),
      Property("shadowImage", "UIShadowImage", at: \.shadowImage),
    ])

  /// Whether content shows through.
  public var isTranslucent: Bool { translucence != 2 }

  /// The items in order, whatever their kind.
  open var allItems: [StandIn] { [] }

  /// Who hears of the bar: the outlet, else what the archive names.
  func listener<Wanted>(_ type: Wanted.Type) -> Wanted? {
    outlet("delegate") as? Wanted ?? archivedDelegate as? Wanted
  }
}

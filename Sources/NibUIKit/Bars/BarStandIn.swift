import NibRuntime
import NibSchema
import NibStandIns

/// What bars with items have in common: navigation bars, toolbars, tab bars.
open class BarStandIn: UIView {
  /// 0 default, 1 black.
  open var barStyle = UIBarStyle.default
  /// Fill color.
  open var barTintColor: UIColor?
  /// The archive's number: 0 default, 1 translucent, 2 opaque.
  open var translucence = 0
  /// The archive's number: 0 any, 1 bottom, 2 top, 3 top attached.
  open var barPosition = UIBarPosition.any
  /// Image behind the items.
  open var backgroundImage: UIImage?
  /// Image of the shadow.
  open var shadowImage: UIImage?
  private(set) final lazy var looks = BarLooks()
  /// The object that the archive names as delegate, besides outlets; not kept alive.
  open private(set) weak var archivedDelegate: AnyObject?

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.barTable.read(self, from: coder)
    coder.decodeLater(Self.delegateKey, as: AnyObject.self) { [weak self] in self?.archivedDelegate = $0 }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [barTable] }

  private static let delegateKey = barTable.names.key("delegate")

  private static let barTable = PropertyTable(
    BarStandIn.self, kind: UIKitElements.navigationBar, others: [UIKitElements.tabBar], fresh: { BarStandIn() },
    [
      Property("barStyle", \.barStyle),
      Property("barTintColor", \.barTintColor),
      Property("translucence", \.translucence),
      Property("barPosition", \.barPosition),
      Property("backgroundImage", \.backgroundImage),
      Property("shadowImage", \.shadowImage),
    ])

  /// Whether content shows through.
  open var isTranslucent: Bool {
    get { translucence != 2 }
    set { translucence = newValue ? 1 : 2 }
  }

  /// The items in order, whatever their kind.
  open var allItems: [StandIn] { [] }

  /// Who hears of the bar: the outlet, else what the archive names.
  func listener<Wanted>(_ type: Wanted.Type) -> Wanted? {
    outlet("delegate") as? Wanted ?? archivedDelegate as? Wanted
  }
}

/// A row of buttons. Stands in for UIToolbar.
open class UIToolbar: BarStandIn {
  /// The items in order.
  open var items: [UIBarButtonItem]! = []

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.toolbarTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [toolbarTable] }

  private static let toolbarTable = PropertyTable(
    UIToolbar.self, kind: UIKitElements.toolbar, fresh: { UIToolbar() },
    [
      Property("items", objects: \.items)
    ])

  /// The items in order.
  open override var allItems: [StandIn] { items ?? [] }

  /// Sets the items, as code does.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool = false) { self.items = items }
}

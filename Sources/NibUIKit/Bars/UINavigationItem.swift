import NibRuntime
import NibSchema
import NibStandIns

/// What a navigation bar shows of a controller. Stands in for UINavigationItem.
open class UINavigationItem: CodingStandIn {
  /// The title.
  public final var title: String?
  /// A line above the title.
  public final var prompt: String?
  /// When the title is large.
  public final var largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode.automatic
  /// The title of the way back here, where `backBarButtonItem` says none.
  public final var backButtonTitle: String?
  /// What the way back to here shows; kept.
  public final var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether there is no way back.
  public final var hidesBackButton = false
  /// Whether items at the left stand beside the back button.
  public final var leftItemsSupplementBackButton = false
  /// The bar that shows the item.
  public internal(set) final weak var navigationBar: UINavigationBar?
  private final var leftItems: [UIBarButtonItem] = []
  private final var rightItems: [UIBarButtonItem] = []
  /// The item that leads back here.
  public final var backBarButtonItem: UIBarButtonItem?
  /// A view in place of the title.
  public final var titleView: UIView?
  /// The search that the bar offers.
  public final var searchController: UISearchController?
  /// Whether the search goes while the content scrolls.
  public final var hidesSearchBarWhenScrolling = true

  private(set) final lazy var looks = BarLooks()
  /// What takes the place of the way back, and says where that leads; looked at by nothing.
  public final var backAction: UIAction?
  /// The menu of the title; kept.
  public final var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// How items stand; kept.
  public final var style = ItemStyle.navigator
  /// Where the search stands; kept.
  public final var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// A line below the title; kept.
  public final var subtitle: String?

  /// Makes one with a title.
  public init(title: String) {
    super.init()
    self.title = title
  }

  /// Makes one without title.
  public override convenience init() {
    self.init(title: "")
    title = nil
  }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.navigationItemTable.read(self, from: coder)
    let names = Self.navigationItemTable.names
    if leftItems.isEmpty, let item: UIBarButtonItem = try coder.member(names.key("leftBarButtonItem")) {
      leftItems = [item]
    }
    if rightItems.isEmpty, let item: UIBarButtonItem = try coder.member(names.key("rightBarButtonItem")) {
      rightItems = [item]
    }
    coder.decodeLater(names.key("navigationBar"), as: UINavigationBar.self) { [weak self] in self?.navigationBar = $0 }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [navigationItemTable] }

  private static let navigationItemTable = PropertyTable(
    UINavigationItem.self, kind: UIKitElements.navigationItem, fresh: { UINavigationItem() },
    [
      Property("title", \.title),
      Property("prompt", \.prompt),
      Property("largeTitleDisplayMode", \.largeTitleDisplayMode),
      Property("backButtonTitle", \.backButtonTitle),
      Property("hidesBackButton", \.hidesBackButton),
      Property("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton),
      Property("backBarButtonItem", object: \.backBarButtonItem),
      Property("titleView", object: \.titleView),
      Property("leftBarButtonItems", objects: \.leftItems),
      Property("rightBarButtonItems", objects: \.rightItems),
    ])

  /// Items at the left, outermost first; nil for none.
  public var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftItems.isEmpty ? nil : leftItems }
    set { leftItems = newValue ?? [] }
  }

  /// Items at the right, outermost first; nil for none.
  public var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightItems.isEmpty ? nil : rightItems }
    set { rightItems = newValue ?? [] }
  }

  /// The outermost item at the left. Setting it replaces all of them.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftItems.first }
    set { leftItems = newValue.map { [$0] } ?? [] }
  }

  /// The outermost item at the right. Setting it replaces all of them.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightItems.first }
    set { rightItems = newValue.map { [$0] } ?? [] }
  }

  /// As the property.
  public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  /// Sets the items at the left, as code does.
  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftItems = items ?? [] }

  /// Sets the items at the right, as code does.
  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightItems = items ?? []
  }

  /// Sets the item at the left, as code does.
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the item at the right, as code does.
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
}

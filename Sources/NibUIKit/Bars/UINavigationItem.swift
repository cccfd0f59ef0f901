import NibRuntime
import NibSchema
import NibStandIns

/// What a navigation bar shows of a controller. Stands in for UINavigationItem.
open class UINavigationItem: CodingStandIn {
  /// The title.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// When the title is large.
  open var largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode.automatic
  /// The title of the way back here, where `backBarButtonItem` says none.
  open var backButtonTitle: String?
  /// What the way back to here shows; kept.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether there is no way back.
  open var hidesBackButton = false
  /// Whether items at the left stand beside the back button.
  open var leftItemsSupplementBackButton = false
  /// The bar that shows the item.
  open internal(set) weak var navigationBar: UINavigationBar?
  private final var leftItems: [UIBarButtonItem] = []
  private final var rightItems: [UIBarButtonItem] = []
  /// The item that leads back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// A view in place of the title.
  open var titleView: UIView?
  /// The search that the bar offers.
  open var searchController: UISearchController?
  /// Whether the search goes while the content scrolls.
  open var hidesSearchBarWhenScrolling = true

  private(set) final lazy var looks = BarLooks()
  /// What takes the place of the way back, and says where that leads; looked at by nothing.
  open var backAction: UIAction?
  /// The menu of the title; kept.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// How items stand; kept.
  open var style = ItemStyle.navigator
  /// Where the search stands; kept.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// A line below the title; kept.
  open var subtitle: String?

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
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftItems.isEmpty ? nil : leftItems }
    set { leftItems = newValue ?? [] }
  }

  /// Items at the right, outermost first; nil for none.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightItems.isEmpty ? nil : rightItems }
    set { rightItems = newValue ?? [] }
  }

  /// The outermost item at the left. Setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftItems.first }
    set { leftItems = newValue.map { [$0] } ?? [] }
  }

  /// The outermost item at the right. Setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightItems.first }
    set { rightItems = newValue.map { [$0] } ?? [] }
  }

  /// As the property.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  /// Sets the items at the left, as code does.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftItems = items ?? [] }

  /// Sets the items at the right, as code does.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightItems = items ?? []
  }

  /// Sets the item at the left, as code does.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the item at the right, as code does.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
}

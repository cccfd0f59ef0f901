import NibRuntime
import NibSchema
import NibStandIns

/// What bar items have in common. Stands in for UIBarItem.
open class UIBarItem: BarItemStandIn {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// Whether the item reacts.
  open var isEnabled = true
  /// A number of one's own.
  open var tag = 0
  /// Whether the system draws it.
  open var isSystemItem = false
  /// The image on low screens, of older archives.
  open var landscapeImage: UIImage?
  /// Distances around the image, in points.
  open var imageInsets = NibInsets()
  /// The image that is shown large to those who need it.
  open var largeContentSizeImage: UIImage?
  /// Whether holding what is dragged over the item activates it; nothing is dragged.
  open var isSpringLoaded = false
  final var titleAttributes: [Int: [NSAttributedString.Key: Any]] = [:]

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.barItemTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [barItemTable] }

  private static let barItemTable = PropertyTable(
    UIBarItem.self, kind: UIKitElements.barButtonItem, others: [UIKitElements.tabBarItem], fresh: { UIBarItem() },
    [
      Property("title", \.title),
      Property("image", \.image),
      Property("enabled", \.isEnabled),
      Property("tag", \.tag),
      Property("isSystemItem", \.isSystemItem),
      Property("landscapeImage", \.landscapeImage),
      Property("imageInsets", \.imageInsets),
      Property("largeContentSizeImage", \.largeContentSizeImage),
      Property("springLoaded", \.isSpringLoaded),
    ])
}

/// A button in a bar. Stands in for UIBarButtonItem.
open class UIBarButtonItem: UIBarItem, ActionSending, ResponderChainRoot {
  /// How it looks.
  open var style = Style.plain
  /// Width in points; 0 for what it needs.
  open var width: CGFloat = 0.0
  /// A view in place of title and image.
  open var customView: UIView?
  /// Titles that the width must be enough for.
  open var possibleTitles: [String] = []
  /// Tint; nil for the bar's.
  open var tintColor: UIColor?
  private var ownAction: UIAction?
  /// What a tap does after the targets; replaces the one before.
  open var primaryAction: UIAction? {
    get { ownAction }
    set {
      if let ownAction { removeAction(ownAction.entry) }
      ownAction = newValue
      if let newValue { actionList.add(newValue.entry, events: .all) }
    }
  }
  /// The menu that a tap opens where there is no action; nothing opens it by itself.
  open var menu: UIMenu?
  /// Whether a tap selects and deselects the item; kept.
  open var changesSelectionAsPrimaryAction = false
  /// Whether the item is chosen; kept.
  open var isSelected = false
  /// Whether the item is not shown.
  open var isHidden = false
  /// What stands on the item; nil for nothing.
  open var badge: Badge?
  /// Whether the item has a background of its own, apart from the glass of those beside it.
  open var hidesSharedBackground = false
  /// Whether the item shares the glass of those beside it.
  open var sharesBackground = true
  private var archivedSystemItem: SystemItem? = .done
  private var actionList = ActionList()
  /// Where the responder chain goes on.
  open weak var nextResponderFallback: AnyObject?

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.barButtonItemTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [barButtonItemTable] }

  private static let barButtonItemTable = PropertyTable(
    UIBarButtonItem.self, kind: UIKitElements.barButtonItem, fresh: { UIBarButtonItem() },
    [
      Property("systemItem", \.archivedSystemItem),
      Property("style", \.style),
      Property("width", \.width),
      Property("possibleTitles", \.possibleTitles),
      Property("tintColor", \.tintColor),
      Property("customView", object: \.customView),
    ])

  /// Which of the system's items; nil if the item says itself what it shows.
  open var systemItem: SystemItem? { isSystemItem ? archivedSystemItem : nil }

  /// Makes one with a title and a target.
  public convenience init(
    title: String?, style: Style, target: AnyObject? = nil, action selector: Selector? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    if let selector = selector?.name { actionList.add(target: target, selector: selector, events: .all) }
  }

  /// Makes one with an image and a target.
  public convenience init(
    image: UIImage?, style: Style, target: AnyObject? = nil, action selector: Selector? = nil
  ) {
    self.init(title: nil, style: style, target: target, action: selector)
    self.image = image
  }

  /// Makes one with a title and an image, a target, and a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action selector: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: selector)
    (self.image, self.menu) = (image, menu)
  }

  /// Makes one of the system's.
  public convenience init(
    barButtonSystemItem kind: SystemItem, target: AnyObject? = nil, action selector: Selector? = nil
  ) {
    self.init(title: nil, style: .plain, target: target, action: selector)
    isSystemItem = true
    archivedSystemItem = kind
  }

  /// Who performs the action; nil for the responder chain. Setting it replaces all targets.
  open var target: AnyObject? {
    get { named?.target ?? waitingTarget }
    set { replaceTarget(newValue, named?.selector) }
  }

  /// What the target is sent. Setting it replaces all targets.
  open var action: Selector? {
    get { named.map { Selector($0.selector) } }
    set { replaceTarget(target, newValue?.name) }
  }

  /// A target that has no action yet.
  private weak var waitingTarget: AnyObject?

  private var named: ActionBinding? { actionList.bindings.first { !($0.target is UIAction.Registration) } }

  private func replaceTarget(_ target: AnyObject?, _ selector: String?) {
    for binding in actionList.bindings where !(binding.target is UIAction.Registration) {
      actionList.remove(target: binding.target, selector: binding.selector, events: .all)
    }
    waitingTarget = selector == nil ? target : nil
    if let selector { actionList.add(target: target, selector: selector, events: .all) }
  }

  /// The target and its action.
  open var actions: [ActionBinding] { actionList.bindings }

  /// Adds the target and its action.
  open func addAction(_ binding: ActionBinding) { actionList.add(binding) }

  /// Adds a closure, which the item keeps until it is removed.
  /// - Returns: what `removeAction` takes.
  @discardableResult
  open func addAction(_ body: @escaping (UIBarButtonItem) throws -> Void) -> UIAction.Registration {
    let handler = UIAction.Registration { sender in if let sender = sender as? UIBarButtonItem { try body(sender) } }
    actionList.add(handler, events: .all)
    return handler
  }

  /// Removes a closure.
  open func removeAction(_ handler: UIAction.Registration) {
    actionList.remove(target: handler, selector: nil, events: .all)
  }

  /// The nib's owner.
  open var nextResponder: AnyObject? { nextResponderFallback }

  /// Fires the item, whether it is enabled or not.
  /// - Throws: `RuntimeError` if a target does not respond.
  open func send() throws(RuntimeError) {
    _ = try actionList.send(.all, from: self)
  }

  /// Does what a user's tap does. An item with a view of its own is not tapped: tap the view.
  /// - Returns: false if nothing happens because the item is disabled, or has a view of its own.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  open func tap() throws(RuntimeError) -> Bool {
    guard isEnabled, customView == nil else { return false }
    try send()
    return true
  }
}

import NibRuntime
import NibSchema
import NibStandIns

/// A stack of controllers of which the last is shown. Stands in for UINavigationController.
open class UINavigationController: UIViewController {
  private var archivedNavigationBar: UINavigationBar? {
    didSet { archivedNavigationBar?.stack = self }
  }
  private var archivedToolbar: UIToolbar?
  /// The bar above; made when it is first asked for where the archive has none.
  open var navigationBar: UINavigationBar {
    if let archivedNavigationBar { return archivedNavigationBar }
    let bar = UINavigationBar()
    archivedNavigationBar = bar
    return bar
  }
  /// The bar below, likewise.
  open var toolbar: UIToolbar! {
    if let archivedToolbar { return archivedToolbar }
    let bar = UIToolbar()
    archivedToolbar = bar
    return bar
  }
  /// What goes back by a swipe from the edge; made when it is first asked for, and never sent.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  /// Whether the bar above goes while the content is scrolled; nothing asks.
  open var hidesBarsOnSwipe = false
  /// Whether a tap hides and shows the bars; nothing asks.
  open var hidesBarsOnTap = false
  /// Whether the bars go while there is a keyboard; nothing asks.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether the bars go where there is little height; nothing asks.
  open var hidesBarsWhenVerticallyCompact = false
  /// Who hears of the stack: the outlet `delegate`, if its object has the protocol. Not kept alive.
  open var delegate: (any UINavigationControllerDelegate)? {
    get { outlet("delegate") as? any UINavigationControllerDelegate }
    set { recordOutlet("delegate", newValue) }
  }
  /// Whether the bar above is hidden.
  open var isNavigationBarHidden = false
  /// Whether the bar below is hidden.
  open var isToolbarHidden = true

  /// Makes a stack with its first controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    link(rootViewController)
  }

  /// Makes an empty stack with bars of classes; nil for UIKit's.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
    archivedNavigationBar = (navigationBarClass as? UIResponder.Type)?.make(dynamic: ()) as? UINavigationBar
    archivedNavigationBar?.stack = self
    archivedToolbar = (toolbarClass as? UIResponder.Type)?.make(dynamic: ()) as? UIToolbar
  }

  /// Makes an empty stack; a nib may hold its view.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Reads the archived stack.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.navigationTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [navigationTable] }

  private static let navigationTable = PropertyTable(
    UINavigationController.self, kind: UIKitElements.navigationController, fresh: { UINavigationController() },
    [
      Property("navigationBarHidden", \.isNavigationBarHidden),
      Property("toolbarHidden", \.isToolbarHidden),
      Property("navigationBar", object: \.archivedNavigationBar),
      Property("toolbar", object: \.archivedToolbar),
      Property("hidesBarsOnSwipe", \.hidesBarsOnSwipe),
      Property("hidesBarsOnTap", \.hidesBarsOnTap),
      Property("hidesBarsWhenKeyboardAppears", \.hidesBarsWhenKeyboardAppears),
      Property("hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact),
    ])

  /// The stack, the root first; setting it is `setViewControllers` without animation.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// As the property.
  open func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) { isNavigationBarHidden = isHidden }

  /// As the property.
  open func setToolbarHidden(_ isHidden: Bool, animated: Bool) { isToolbarHidden = isHidden }

  /// The last of the stack.
  open var topViewController: UIViewController? { children.last }

  /// What is seen: what the stack presents, else its last.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Puts a controller on the stack.
  ///
  /// It is told `willMove` and, if the stack's view is loaded, `didMove`; a stack that is on the screen loads its view
  /// and sends what appears and disappears in between.
  /// - Seen: a push onto a stack whose view is not loaded sends no `didMove` (measured in UIKit on iOS 26.1).
  /// - Throws: `UIControllerError` with code `misplacedController` for one that is on the stack; what loading throws.
  open func pushViewController(_ controller: UIViewController, animated: Bool = true) {
    InterfaceFaults.raising {
      guard !children.contains(where: { $0 === controller }) else {
        throw UIControllerError(.misplacedController, at: self, "\(controller.displayName) is on the stack already")
      }
      let old = topViewController
      try InterfaceFaults.catching { addChild(controller) }
      controller.viewState.move = .added
      defer { controller.viewState.move = nil }
      if isOnScreen { tellShowing(controller, animated: animated) }
      try exchange(old, for: controller, animated: animated)
      if isViewLoaded { controller.didMove(toParent: self) }
      if isOnScreen { tellShown(animated: animated) }
    }
  }

  /// Takes the last controller from the stack; the root stays.
  /// - Returns: the one taken, or nil if there was only the root.
  @discardableResult
  open func popViewController(animated: Bool = true) -> UIViewController? {
    InterfaceFaults.raising(or: nil) {
      guard children.count > 1 else { return nil }
      return try InterfaceFaults.catching {
        popToViewController(children[children.count - 2], animated: animated)?.last
      }
    }
  }

  /// Takes all controllers above one from the stack.
  /// - Returns: those taken, in stack order.
  /// - Throws: `UIControllerError` with code `misplacedController` if it is not on the stack.
  @discardableResult
  open func popToViewController(_ controller: UIViewController, animated: Bool = true) -> [UIViewController]? {
    InterfaceFaults.raising(or: []) {
      guard let position = children.firstIndex(where: { $0 === controller }) else {
        throw UIControllerError(.misplacedController, at: self, "\(controller.displayName) is not on the stack")
      }
      let leaving = Array(children[(position + 1)...])
      try replace(leaving, with: [], top: controller, animated: animated)
      return leaving
    }
  }

  /// Takes all controllers but the root from the stack.
  /// - Returns: those taken, in stack order.
  @discardableResult
  open func popToRootViewController(animated: Bool = true) -> [UIViewController]? {
    InterfaceFaults.raising(or: []) {
      guard let root = children.first else { return [] }
      return try InterfaceFaults.catching { popToViewController(root, animated: animated) }
    }
  }

  /// Replaces the whole stack.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool = true) {
    InterfaceFaults.raising {
      let leaving = children.filter { old in !controllers.contains { $0 === old } }
      let coming = controllers.filter { new in !children.contains { $0 === new } }
      try replace(leaving, with: coming, top: controllers.last, animated: animated)
      family.children = controllers
    }
  }

  private func replace(
    _ leaving: [UIViewController], with coming: [UIViewController], top: UIViewController?, animated: Bool
  ) throws {
    let old = topViewController
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in coming { try InterfaceFaults.catching { addChild(controller) } }
    for controller in leaving { controller.viewState.move = .removed }
    for controller in coming { controller.viewState.move = .added }
    defer { for controller in leaving + coming { controller.viewState.move = nil } }
    if isOnScreen, old !== top { tellShowing(top, animated: animated) }
    try exchange(old, for: top, animated: animated)
    for controller in leaving { controller.removeFromParent() }
    if isViewLoaded { for controller in coming { controller.didMove(toParent: self) } }
    if isOnScreen, old !== top { tellShown(animated: animated) }
  }

  final override func transitionAnimator(
    from old: UIViewController, to new: UIViewController, animated: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard animated else { return nil }
    let operation: Operation = new.viewState.move == .added ? .push : .pop
    return delegate?.navigationController(self, animationControllerFor: operation, from: old, to: new)
  }

  /// The last of the stack alone.
  open override var childrenOnScreen: [UIViewController] { topViewController.map { [$0] } ?? [] }

  /// Puts the view of the last controller into the stack's.
  open override func arrangeChildren() throws {
    tellShowing(topViewController, animated: viewState.isAnimated)
    if let topViewController, let view = viewIfLoaded { try place(topViewController, in: view) }
  }

  /// Shows by pushing.
  open override func handles(_ kind: UIViewController.ShowKind) -> Bool { kind == .show }

  /// Pushes the controller.
  open override func show(_ controller: UIViewController, sender: Any?) {
    InterfaceFaults.raising {
      try InterfaceFaults.catching { pushViewController(controller, animated: true) }
    }
  }

  /// Pops to the child.
  open override func unwind(for segue: UIStoryboardSegue, towards child: UIViewController) {
    InterfaceFaults.raising {
      _ = try InterfaceFaults.catching { popToViewController(child, animated: true) }
    }
  }
}

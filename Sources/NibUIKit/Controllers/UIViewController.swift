import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A view controller: loads its view when it is first asked for. Stands in for UIViewController.
///
/// The view comes from `loadView`: the nib of `nibName`, else one named as the class with and without `Controller`,
/// else an empty view. What runs between two callbacks, and in which order, is written at each of them.
open class UIViewController: ControllerStandIn {
  /// The title; a new one goes to the items in bars too.
  open var title: String? {
    didSet {
      items.navigation?.title = title
      items.tab?.title = title
    }
  }
  /// Name of the nib that holds the view, without extension; nil looks for one named as the class.
  open internal(set) var nibName: String?
  /// The bundle of that nib; nil for the program's.
  open internal(set) var nibBundle: Bundle?
  /// Name of the scene in its storyboard.
  open var storyboardIdentifier: String?
  /// A name for state restoration.
  open var restorationIdentifier: String?
  /// How it is presented: automatic where code made it, over the full screen where an archive does not say.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it comes when it is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a pushed controller covers the bar.
  open var hidesBottomBarWhenPushed = false
  /// Whether presented controllers stay within.
  open var definesPresentationContext = false
  /// Size in a popover, in points.
  open var preferredContentSize = CGSize() { didSet { tellPreferredSize(before: oldValue) } }
  /// How a controller in a popover is placed; set by a popover segue.
  open var popoverPresentation: UIViewController.PopoverPresentation?
  /// The storyboard that made the controller. Set with the outlets: nil while it decodes.
  open internal(set) var storyboard: UIStoryboard?
  /// The segues that the storyboard gives the controller, in its order.
  open internal(set) var segueTemplates: [UIStoryboardSegueTemplate] = []
  /// What the controller's nibs depend on.
  open var loader: InstantiationContext {
    if let givenLoader { return givenLoader }
    let made = InstantiationContext.looking(for: nibName, in: nibBundle)
    givenLoader = made
    return made
  }
  final var givenLoader: InstantiationContext?
  /// The size that a loaded view gets.
  var screenSize: NibSize? { (givenLoader ?? InstantiationContext()).screenSize }

  var viewState = ViewState()
  var family = ControllerFamily()
  var items = ControllerItems()
  /// What few controllers have, made when it is first set.
  var extras: ControllerExtras?

  /// Makes a controller that loads its view from a nib, which is looked for when the view is first asked for.
  /// - Parameters:
  ///   - nibName: base name of the nib; nil looks for one named as the class.
  ///   - bundle: where it is; nil for the program's bundle and the folder of its executable.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
    self.nibName = nibName
    nibBundle = bundle
  }

  /// Makes a controller whose view comes from `loadView`.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Reads the archived controller. Its view is loaded later; outlets are not set yet.
  public required init?(coder: NSCoder) {
    super.init()
    guard unarchive(coder) else { return nil }
  }

  /// Makes one by `init(coder:)`.
  public final override class func make(from coder: NibCoder) throws -> AnyObject {
    var archive = ArchiveCoder.carrying(coder)
    return try ArchiveCoder.required(self.init(coder: archive), by: &archive, from: coder)
  }

  /// Reads the archived controller. Its view is loaded later; outlets are not set yet.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    givenLoader = coder.loader
    modalPresentationStyle = .fullScreen
    try Self.viewControllerTable.read(self, from: coder)
    try readParts(coder, Self.viewControllerTable.names)
    try readFamily(coder, Self.viewControllerTable.names)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [viewControllerTable] }

  private static let viewControllerTable = PropertyTable(
    UIViewController.self, kind: UIKitElements.viewController, fresh: { UIViewController() },
    ViewControllerProperties.rows)

  // MARK: View

  /// The view, loaded at the first touch; nil if it could not be, and then `viewLoadingError` says why.
  ///
  /// A property cannot throw: tests that want the error call `loadViewIfNeeded()`. Setting it is for `loadView`.
  open var view: UIView! {
    get {
      try? loadViewOrThrow()
      return viewState.view
    }
    set { adopt(newValue) }
  }

  /// Gives the controller its view: from its nib, else an empty one.
  ///
  /// A subclass overrides it to make the view in code, or to load a nib by hand with itself as the owner. Whatever is
  /// in `view` afterwards is the view.
  /// - Throws: `RuntimeError`; `UIControllerError` with code `viewOutletNotSet` for a nib that sets no view.
  open func loadView() {
    InterfaceFaults.raising { try loadStandardView() }
  }

  /// The view of a controller without nib. A plain view here.
  open func makeEmptyView() -> UIView { UIView() }

  /// Called once, when the view is loaded and what its embed segues lead to is in it.
  open func viewDidLoad() {}

  /// Brings what the view shows up to date. Does nothing here; called before a layout after `setNeedsUpdateProperties`.
  open func updateProperties() {}

  /// Called before the view places its subviews: once when it comes on the screen, and by `view.layoutIfNeeded()` after
  /// `setNeedsLayout`.
  open func viewWillLayoutSubviews() {}

  /// Called after that.
  open func viewDidLayoutSubviews() {}
  /// Makes the constraints that the view needs: calls `updateConstraints` of the view. Called before the view's first layout,
  /// and after `setNeedsUpdateConstraints` of the view.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Called before the view comes on the screen, the parent's first.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in the window, before `viewDidAppear`.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is on the screen.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// The children that appear and disappear with this controller: those whose views are in its view.
  open var childrenOnScreen: [UIViewController] { childrenInView }

  /// Whether children whose views are in this one's appear and disappear with it. A container that tells them itself says no.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Passes it on to the children on the screen and to what is presented.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for next in childrenOnScreen + [presentedViewController].compactMap(\.self) {
      next.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// Who moves the views when one controller within takes the place of another; nobody here.
  func transitionAnimator(
    from old: UIViewController, to new: UIViewController, animated: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Puts the children that are shown into the view; called before it comes on the screen. Does nothing here.
  open func arrangeChildren() throws {}

  // MARK: Containment

  /// Shows or hides what edits the content; subclasses call it on `super`.
  open func setEditing(_ isEditing: Bool, animated: Bool) {
    items.isEditing = isEditing
    items.editButton?.title = isEditing ? "Done" : "Edit"
  }

  /// Called before the parent changes; nil for a controller that leaves. Children of an archive hear nothing.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the parent has changed. Children of an archive hear nothing.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether `show` or `showDetail` is done by this controller for those within.
  open func handles(_ kind: UIViewController.ShowKind) -> Bool { false }

  /// Shows a controller: by the nearest parent that handles it, else by presenting it.
  open func show(_ controller: UIViewController, sender: Any?) {
    InterfaceFaults.raising {
      try showInAncestor(controller, .show, sender: sender)
    }
  }

  /// Shows a controller in the secondary place: by the nearest parent that handles it, else by presenting it.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    InterfaceFaults.raising {
      try showInAncestor(controller, .showDetail, sender: sender)
    }
  }

  /// Presents a controller over this one, or over the ancestor that its style asks for. Loads its view.
  /// - Throws: `UIControllerError` with code `alreadyPresenting`; what loading the view throws.
  open func present(_ controller: UIViewController, animated: Bool = true, completion: (() -> Void)? = nil) {
    InterfaceFaults.raising {
      try presentStandard(controller, animated: animated)
      completion?()
    }
  }

  /// Takes away what this controller presents, or itself if it is presented and presents nothing.
  open func dismiss(animated: Bool = true, completion: (() -> Void)? = nil) {
    dismissStandard(animated: animated)
    completion?()
  }

  // MARK: Segues

  /// Whether a segue that a control, a cell or the loaded view fires shall be performed. `performSegue` does not ask.
  /// - Parameters:
  ///   - identifier: empty for a segue without one.
  ///   - sender: the control; for an embed segue this controller.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called for each segue when its destination is made and nothing is shown yet.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Performs a segue by its identifier without asking `shouldPerformSegue`.
  /// - Throws: `UIControllerError` with code `unknownSegue`, naming those that there are; what making and loading the
  ///   destination throws.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    InterfaceFaults.raising {
      try template(named: identifier).perform(sender: sender)
    }
  }

  /// Makes the destination of a segue in another way than its class's `init(coder:)`; nil leaves it to that.
  ///
  /// The place for what a segue action does: pass the coder on to the destination's own initializer.
  open func makeDestination(
    of template: UIStoryboardSegueTemplate, from coder: NSCoder, sender: Any?
  ) throws -> UIViewController? { nil }

  /// Whether an unwind segue can end here: when the controller responds to its action and is not where it began.
  open func canPerformUnwindSegueAction(_ action: Selector, from source: UIViewController, sender: Any?) -> Bool {
    canPerformUnwindSegueAction(action, from: source, withSender: sender as Any)
  }

  /// The children that are searched for the destination of an unwind segue, in that order; last ones first here.
  open func childrenForUnwinding(from source: UIViewController) -> [UIViewController] { allowedChildren(source) }

  /// Shows a child, because an unwind segue goes there. Containers pop to it or select it; nothing happens here.
  open func unwind(for segue: UIStoryboardSegue, towards child: UIViewController) {}

  // MARK: Loader

  /// The view if it is loaded, and the child controllers.
  open override var childObjects: [AnyObject] { (viewIfLoaded.map { [$0] } ?? []) + children }

  /// The superview of the view, then the parent, then who presents it, then the nib's owner.
  open override var nextResponder: AnyObject? {
    viewState.view?.superview ?? parent ?? family.presenting ?? nextResponderFallback
  }

  /// `view` is owned and `storyboard` typed; other outlets are as in `StandIn`.
  open override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    switch name {
    case "view":
      guard let value else {
        adopt(nil)
        return true
      }
      guard let typed = value as? UIView else { throw OutletMismatch(expected: UIView.self, found: type(of: value)) }
      adopt(typed)
      return true
    case "storyboard": storyboard = value as? UIStoryboard
    default: break
    }
    return try super.setOutlet(name, to: value)
  }

  /// Leads to `view`, if it is loaded, and the items in bars besides outlets.
  open override func object(forKey key: String) -> AnyObject? {
    switch key {
    case "view": viewState.view
    case "navigationItem": navigationItem
    case "tabBarItem": tabBarItem
    default: super.object(forKey: key)
    }
  }
}

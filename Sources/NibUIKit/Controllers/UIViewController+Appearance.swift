import NibRuntime
import NibStandIns

extension UIViewController {
  /// Where the view is on its way to the screen.
  public var appearanceState: UIViewController.AppearanceState { viewState.appearance }

  /// Whether the view is on the screen or on its way there.
  public var isOnScreen: Bool { viewState.appearance == .appeared || viewState.appearance == .appearing }

  /// Begins to bring the view on the screen or to take it away: this controller is told, then its children on screen.
  ///
  /// There is no screen here: a window that is made visible, or a test by hand, begins it at the root; containers and
  /// presentations pass it on. Calling it twice for the same direction changes nothing.
  /// - Throws: what loading the view throws.
  final func ownBeginAppearanceTransition(_ isAppearing: Bool, animated: Bool = false) {
    InterfaceFaults.raising {
      guard isAppearing != isOnScreen else { return }
      if isAppearing {
        try loadViewOrThrow()
        try arrangeChildren()
      }
      viewState.isAnimated = animated
      viewState.appearance = isAppearing ? .appearing : .disappearing
      if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
      for child in childrenOnScreen where shouldAutomaticallyForwardAppearanceMethods {
        try InterfaceFaults.catching { child.beginAppearanceTransition(isAppearing, animated: animated) }
      }
    }
  }

  /// Whether code that puts the view into a window brings the controller on the screen: one without a parent, or with one that
  /// is there and does not tell its children itself.
  var followsItsView: Bool {
    guard let parent else { return true }
    return parent.isOnScreen && parent.shouldAutomaticallyForwardAppearanceMethods
  }

  /// Ends what `beginAppearanceTransition` began: this controller is told, then its children on screen.
  final func ownEndAppearanceTransition() {
    switch viewState.appearance {
    case .appearing:
      takeLooks()
      viewIsAppearing(viewState.isAnimated)
      layOut()
      viewState.appearance = .appeared
      viewDidAppear(viewState.isAnimated)
    case .disappearing:
      viewState.appearance = .disappeared
      viewDidDisappear(viewState.isAnimated)
    case .appeared, .disappeared: return
    }
    if shouldAutomaticallyForwardAppearanceMethods { for child in childrenOnScreen { child.endAppearanceTransition() } }
    if isOnScreen { (self as? UINavigationController)?.tellShown(animated: viewState.isAnimated) }
  }

  /// What a layout calls; frames stay as they are.
  func layOut() {
    viewWillLayoutSubviews()
    viewState.view?.runLayout()
    viewDidLayoutSubviews()
  }

  var childrenInView: [UIViewController] {
    guard let view = viewState.view else { return [] }
    return children.filter { child in
      var next = child.viewState.view?.superview
      for _ in 0..<Self.deepest {
        guard let ancestor = next else { return false }
        if ancestor === view { return true }
        next = ancestor.superview
      }
      return false
    }
  }

  /// Lets one controller within this one give way to another, with what both are told if this one is on the screen.
  func exchange(_ old: UIViewController?, for new: UIViewController?, animated: Bool) throws {
    guard old !== new else { return }
    guard isOnScreen else {
      if old?.viewState.view?.superview === viewState.view { old?.viewState.view?.removeFromSuperview() }
      return
    }
    try InterfaceFaults.catching { old?.beginAppearanceTransition(false, animated: animated) }
    try InterfaceFaults.catching {
      new?.beginAppearanceTransition(true, animated: animated)
      try runTransition(from: old, to: new, animated: animated)
    }
    old?.viewState.view?.removeFromSuperview()
    if let new, let view = viewState.view { try place(new, in: view) }
    old?.endAppearanceTransition()
    new?.endAppearanceTransition()
  }
}

import NibRuntime
import NibStandIns

extension UIViewController {
  /// What this controller, or the nearest one around it, presents.
  final var ownPresentedViewController: UIViewController? {
    family.presented ?? ancestors.lazy.compactMap(\.family.presented).first
  }

  /// Who presents this controller, or the nearest one around it.
  final var ownPresentingViewController: UIViewController? {
    family.presenting ?? ancestors.lazy.compactMap(\.family.presenting).first
  }

  /// Who presents in place of this controller: the outermost one around it, or the one that keeps what is presented in
  /// its context to itself.
  private func presenter(of controller: UIViewController) -> UIViewController {
    let chain = [self] + ancestors
    if [.currentContext, .overCurrentContext].contains(controller.modalPresentationStyle),
      let context = chain.first(where: \.definesPresentationContext)
    {
      return context
    }
    return chain.last ?? self
  }

  func presentStandard(_ controller: UIViewController, animated: Bool) throws {
    let presenter = presenter(of: controller)
    if let shown = presenter.family.presented {
      throw UIControllerError(
        .alreadyPresenting, at: self,
        "\(presenter.displayName) presents \(shown.displayName) already, so it cannot present \(controller.displayName)"
      )
    }
    guard controller.parent == nil, controller.family.presenting == nil, !presenter.isInside(controller) else {
      throw UIControllerError(
        .misplacedController, at: self,
        "\(controller.displayName) is in use, so \(presenter.displayName) cannot present it")
    }
    controller.prepareCustomPresentation(by: presenter, source: self)
    try controller.loadViewOrThrow()
    if controller.modalPresentationStyle == .popover, let popover = controller.popoverPresentationController,
      let delegate = popover.delegate as? any UIPopoverPresentationControllerDelegate
    {
      delegate.prepareForPopoverPresentation(popover)
    }
    presenter.family.presented = controller
    controller.family.presenting = presenter
    controller.viewState.move = .presented
    controller.viewState.isAnimated = animated && presenter.isOnScreen
    defer { controller.viewState.move = nil }
    let presentation = controller.extras?.custom
    presentation?.begin(isPresenting: true)
    defer { presentation?.end(isPresenting: true) }
    guard presenter.isOnScreen else { return }
    let covers = controller.coversPresenter
    if covers { try InterfaceFaults.catching { presenter.beginAppearanceTransition(false, animated: animated) } }
    PresentationTransition.begin(controller, presenter)
    try InterfaceFaults.catching {
      controller.beginAppearanceTransition(true, animated: animated)
      if animated { PresentationTransition.run(controller, presenter, source: self, movesPresenter: covers) }
      PresentationTransition.place(controller)
    }
    if covers { presenter.endAppearanceTransition() }
    controller.endAppearanceTransition()
  }

  /// Full screen and current context: what lies below leaves the screen.
  private var coversPresenter: Bool { [.fullScreen, .currentContext].contains(modalPresentationStyle) }

  func dismissStandard(animated: Bool) {
    guard let presenter = ([self] + ancestors).first(where: { $0.family.presented != nil }) ?? presentingViewController,
      let shown = presenter.family.presented
    else { return }
    // What the presented controller presents itself goes with it.
    if shown.family.presented != nil { shown.dismissStandard(animated: animated) }
    let wasOnScreen = shown.isOnScreen
    shown.viewState.move = .dismissed
    shown.viewState.isAnimated = animated && wasOnScreen
    defer { shown.viewState.move = nil }
    let presentation = shown.extras?.custom
    presentation?.begin(isPresenting: false)
    defer {
      presentation?.end(isPresenting: false)
      shown.extras?.custom = nil
    }
    // Nothing is loaded when a view leaves or comes back, so nothing can fail.
    if wasOnScreen { try? InterfaceFaults.catching { shown.beginAppearanceTransition(false, animated: animated) } }
    if wasOnScreen, animated {
      PresentationTransition.run(shown, presenter, source: nil, movesPresenter: shown.coversPresenter)
    }
    PresentationTransition.end(shown)
    presenter.family.presented = nil
    shown.family.presenting = nil
    if wasOnScreen, shown.coversPresenter {
      try? InterfaceFaults.catching { presenter.beginAppearanceTransition(true, animated: animated) }
    }
    shown.endAppearanceTransition()
    presenter.endAppearanceTransition()
  }
}

extension UIViewController {
  /// Where a popover points: as its segue says.
  public struct PopoverPresentation {
    /// The view it points at.
    public weak var sourceView: UIView?
    /// The bar item it points at.
    public weak var barButtonItem: UIBarButtonItem?
    /// The rectangle in the view, in points; nil for the whole view.
    public var sourceRect: CGRect?
    /// Bits of the sides where the arrow may be: up 1, down 2, left 4, right 8.
    public var permittedArrowDirections = UIPopoverArrowDirection.any

    /// Points nowhere.
    public init() {}
  }
}
